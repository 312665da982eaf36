# The browser: the table of Gùgōng.

gugong-scene-board = Herní plán Gùgōng
gugong-scene-status = { $day }. den ze { $days }
gugong-scene-before = Před prvním dnem

# Names where room is scarce: tabs of a phone, tablets on the board
gugong-scene-place-travel = Cesty
gugong-scene-place-great_wall = Zeď
gugong-scene-place-jade = Nefrit
gugong-scene-place-intrigue = Intriky
gugong-scene-place-palace = Palác
gugong-scene-place-decrees = Dekrety
gugong-scene-place-canal = Kanál

# What lies before a player
gugong-scene-hand = Vaše ruka
gugong-scene-discards = Ruka na zítra
gugong-scene-no-cards = Žádné karty
gugong-scene-tokens = Žetony cestování
gugong-scene-exchange-tokens = Vyměnit žetony
gugong-scene-servants = Vaši služebníci
gugong-scene-pool = Připravení
gugong-scene-supply = volní
gugong-scene-passed = pasuje
gugong-scene-face-down = { $cards ->
    [one] 1 karta lícem dolů
    [few] { $cards } karty lícem dolů
   *[other] { $cards } karet lícem dolů
    }
gugong-scene-matches = Shodné kostky: { $matches }
gugong-scene-either = V ruce nebo v odhozených

# Meng
gugong-scene-level = úroveň
gugong-scene-level-easy = snadná
gugong-scene-level-normal = běžná
gugong-scene-level-hard = těžká
gugong-scene-focus = zaměření
gugong-scene-stack = jeho balíček
gugong-scene-automa-deck = balíček Automa
gugong-scene-today = jeho den
gugong-scene-automa-name = Karta Automa: { $card }

# What things are and mean
gugong-scene-about-travel = A: cestovatel se přesune jednou. B: vyšlete služebníky ({ $b }) a přesuňte se dvakrát. Vezměte si žeton města a použijte ho.
gugong-scene-about-great_wall = A: umístěte na zeď 1 služebníka. B: vyšlete 1 služebníka a umístěte až 2 další. Když jich tam stojí { $goal }, hráč s největším počtem získá { $points } VB a posune vyslance a každý, kdo na zdi byl, si může vzít výhodu z intrik.
gugong-scene-about-jade = Vyšlete tolik služebníků, kolik ukazuje dům, a vezměte si jeho nefrit. Když jsou všechny domy prázdné, prodává nefrit nádvoří.
gugong-scene-about-intrigue = A: 1 krok nahoru a žeton příštího začínajícího hráče, pokud ho dnes nikdo nevzal. B: vyšlete 1 služebníka, 3 kroky nahoru. Kdo je tu dál, vyhrává každou shodu.
gugong-scene-about-palace = A: vyslanec vystoupí o 1 krok. B: vyšlete 2 služebníky, vystupte o 2 kroky a o 1 krok intrik. Kdo na konci není v paláci, nemůže vyhrát.
gugong-scene-about-decrees = Vyšlete tolik služebníků, kolik ukazuje dekret, a 1 navíc za každého protihráče na něm; pak na něj natrvalo položte 1 svého služebníka.
gugong-scene-about-canal = A: umístěte 1 služebníka na loď, pak posuňte loď. B: vyšlete 1 služebníka a umístěte 2 další na lodě. Loď se 3 služebníky si může vzít odměnu svého přístavu.
gugong-scene-about-servant = Karta vám dá 1 volného služebníka.
gugong-scene-about-servants = Karta vám dá 2 volné služebníky.
gugong-scene-about-swap = Vyměňte svou kartu, z ruky nebo odhozenou, za kterýkoli dar na plánu.
gugong-scene-about-none = Tato karta nemá akci.
gugong-scene-gift-at = { $location }: { $gift }
gugong-scene-card-value = Vyšší dar vyměníte zdarma. Není-li váš vyšší, vyšlete 2 služebníky, odhodíte jinou kartu, nebo se vzdáte akcí.
gugong-scene-free-city = Není tu žádný žeton.
gugong-scene-token-servant = Najmete 1 volného služebníka.
gugong-scene-token-servants = Najmete 2 volné služebníky.
gugong-scene-token-envoy = Váš vyslanec se posune o 1 krok.
gugong-scene-token-intrigue = Váš ukazatel intrik se posune o 1 krok nahoru.
gugong-scene-token-card_for_jade = Odhoďte z ruky kartu s hodnotou { $card } nebo vyšší za 1 nefrit.
gugong-scene-token-vp = Získáte VB: { $points }.
gugong-scene-token-swap = Vyměňte svou kartu za kterýkoli dar na plánu.
gugong-scene-token-take_back = Vezměte si odhozenou kartu zpět do ruky.
gugong-scene-token-ship = Umístěte na loď 1 volného služebníka.
gugong-scene-token-wall = Umístěte na Velkou zeď 1 volného služebníka.
gugong-scene-token-servants_for_jade = Vyšlete služebníky ({ $servants }) za 1 nefrit.
gugong-scene-token-double = Nemá výhodu, ale při výměně se počítá za dva žetony.
gugong-scene-token-plus1 = Do konce dne mají vaše dary hodnotu o 1 vyšší.
gugong-scene-token-toll = Do konce dne každý jiný, kdo jedná na vámi zvoleném místě, ztratí 1 VB a vy 1 získáte.
gugong-scene-token-follow = Do konce dne můžete jednat také, když jiný hráč jedná na vámi zvoleném místě.
gugong-scene-token-pile = Hromádka žetonů
gugong-scene-token-pile-about = Zbývá: { $pile }, odhozeno: { $discards }. Každé ráno dostanou města bez žetonu a cestovatele nový.
gugong-scene-house = Dům s nefritem { $house }
gugong-scene-house-about = Cena ve služebnících: { $servants }.
gugong-scene-house-empty = Jeho nefrit je pryč.
gugong-scene-square = Nefritové nádvoří
gugong-scene-square-about = Když jsou všechny domy prázdné: nefrit, cena ve služebnících: { $servants }.
gugong-scene-decree-level = Dekret, { $level }. úroveň
gugong-scene-decree-about = Cena { $servants } a 1 služebník na něm zůstane.
gugong-scene-decree-points = Ihned dává VB: { $points }.
gugong-scene-on-it = Na něm: { $players }.
gugong-scene-ship = Loď { $ship }: { $player }
gugong-scene-ship-about = Přístav { $harbour }, služebníci na palubě: { $servants } ze { $spaces }.
gugong-scene-berth = Přístav { $harbour }
gugong-scene-berth-about = Příští volný přístav této cesty.
gugong-scene-reward-about = Odměna přístavu { $harbour } a podle volby i posledního. Místa pro ni na desce hráče: { $spaces }.
gugong-scene-last-harbour = Přístav 5
gugong-scene-last-harbour-about = Kterákoli ze tří odměn. Loď, která tu v noci ještě stojí, se ztratí na moři.
gugong-scene-benefit = Výhoda z intrik: { $benefit }
gugong-scene-benefit-about = Po vyhodnocení Velké zdi se za to každý, kdo na ní byl, může vrátit o { $steps ->
    [one] 1 krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
    }.
gugong-scene-die = Kostka osudu: { $value }
gugong-scene-die-about = V noci vám každý odhozený dar této hodnoty dá 1 služebníka. Nejvíc shod: { $points } VB a krok vyslance.
gugong-scene-face = Přetočit na { $value }
gugong-scene-option-a = Možnost A
gugong-scene-option-b = Možnost B
gugong-scene-a-travel = Cestujete jednou.
gugong-scene-b-travel = Vyšlete služebníky ({ $b }) a cestujte dvakrát.
gugong-scene-a-great_wall = Umístěte na zeď 1 služebníka.
gugong-scene-b-great_wall = Vyšlete 1 služebníka a umístěte až 2 další.
gugong-scene-a-intrigue = 1 krok intrik a žeton příštího začínajícího, je-li tu ještě.
gugong-scene-b-intrigue = Vyšlete 1 služebníka, 3 kroky intrik.
gugong-scene-a-palace = Vyslanec vystoupí o 1 krok.
gugong-scene-b-palace = Vyšlete 2 služebníky: vyslanec vystoupí o 2 kroky a 1 krok intrik.
gugong-scene-a-canal = Umístěte 1 služebníka na loď, pak posuňte loď.
gugong-scene-b-canal = Vyšlete 1 služebníka a umístěte 2 další na lodě.
gugong-scene-servant-normal-about = Připravení: { $pool }. Volní: { $supply }.
gugong-scene-servant-double-about = Počítá se za 2 služebníky na zdi, na lodi a když máte vyslat 2.
gugong-scene-goods = Žetony: { $tokens } → { $goods }
gugong-scene-goods-about = Žetony můžete vyměnit při každém svém rozhodnutí.
gugong-scene-traveller = Cestovatel: { $player }
gugong-scene-traveller-home = Ještě není na cestě.
gugong-scene-envoy = Vyslanec: { $player }
gugong-scene-envoy-about = Krok { $step } z 8.
gugong-scene-envoy-arrived = V paláci, na místě za { $points } VB.
gugong-scene-marker = Intriky: { $player }
gugong-scene-marker-about = Krok { $step } ze 14.
gugong-scene-medal = Příští začínající
gugong-scene-medal-about = Kdo si v Intrikách první zvolí A, vezme si ho a začíná příští den.
gugong-scene-wall = Velká zeď
gugong-scene-wall-about = Služebníci: { $filled } z { $goal }. { $builders }
gugong-scene-wall-rule = Vyhodnocení zdi
gugong-scene-pile = Balíček darů
gugong-scene-pile-about = Zbývá karet: { $pile }. Odměnou přístavu 3 je vrchní karta.
gugong-scene-arrival = { $place }. místo při audienci
gugong-scene-arrival-about = Na konci { $points } VB pro prvního, kdo dorazí po obsazení lepších míst.
gugong-scene-day = { $day }. den
gugong-scene-day-about = Čtyři dny, v každém ráno, den a noc.
gugong-scene-pool-about = Služebníci připravení k použití; volné musíte nejdřív najmout.
gugong-scene-tokens-about = Nasbírané žetony, nejvýše šest. 2 za služebníka, 4 za 2 VB, 6 za nefrit.
gugong-scene-jade = Nefrit
gugong-scene-jade-about = Na konci VB: { $points } a za každý další ještě { $more }.
gugong-scene-claims = Odměny v přístavech
gugong-scene-claims-about = Volná místa pro odměny; u získané zůstane služebník natrvalo.
gugong-scene-start = Začínající hráč

# Night and final scoring
gugong-scene-night = Noc { $day }. dne
gugong-scene-night-about = Každý odhozený dar dá služebníka za každou kostku své hodnoty.
gugong-scene-night-matches = Shody
gugong-scene-night-gained = { $servants ->
    [0] Žádní služebníci
    [one] +1 služebník
    [few] +{ $servants } služebníci
   *[other] +{ $servants } služebníků
    }
gugong-scene-night-ships = Lodě plují
gugong-scene-night-to = do přístavu { $harbour }
gugong-scene-night-lost = ztratí se na moři
gugong-scene-night-claims = bere si: { $reward }
gugong-scene-night-most = Nejvíc shod
gugong-scene-final = Závěrečné bodování
gugong-scene-final-guests = Císař přijímá hosty
gugong-scene-final-about = Body se počítají jeden zdroj po druhém.
gugong-scene-final-why = Vyhrát může jen ten, kdo je v paláci.
gugong-scene-final-inside = v paláci
gugong-scene-final-outside = mimo palác
gugong-scene-final-total = Celkem
gugong-scene-twilight = Soumrak: dolní poloviny Mengových karet
gugong-scene-skipped = přeskočena
