# Průvodce první partií.

guide-title = Průvodce
guide-next = Dále
guide-at = { $at } z { $of }
guide-rule = Přečíst pravidlo
guide-leave = Hrát bez průvodce
guide-end = Hrát dál
guide-task = Úkol:
guide-hint = Jak na to?
guide-skip = Přeskočit úkol
guide-undo = Tah můžete vrátit a zkusit to znovu.
guide-questions = Tři otázky. Odpovězte si na ně v duchu, pak se podívejte:
guide-questions-last = Tytéž tři otázky, teď už víte víc:
guide-go-on = Pokračovat s průvodcem
