# Przewodnik po pierwszej partii.

guide-title = Przewodnik
guide-next = Dalej
guide-at = { $at } z { $of }
guide-rule = Przeczytaj zasadę
guide-leave = Graj bez przewodnika
guide-end = Graj dalej
guide-task = Zadanie:
guide-hint = Jak?
guide-skip = Pomiń zadanie
guide-undo = Cofnij, jeśli chcesz spróbować jeszcze raz.
guide-questions = Trzy pytania. Odpowiedz po cichu, a potem sprawdź:
guide-questions-last = Te same trzy pytania; teraz wiesz już więcej:
guide-go-on = Dalej z przewodnikiem
