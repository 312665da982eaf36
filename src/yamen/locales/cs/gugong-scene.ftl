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
gugong-scene-discards = Karty na zítra
gugong-scene-no-cards = Žádné karty
gugong-scene-tokens = Žetony cestování
gugong-scene-exchange-tokens = Vyměnit žetony
gugong-scene-servants = Vaši služebníci
gugong-scene-pool = Najatí
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
gugong-scene-level = obtížnost
gugong-scene-level-easy = nízká
gugong-scene-level-normal = normální
gugong-scene-level-hard = vysoká
gugong-scene-focus = zaměření
gugong-scene-stack = jeho dary
gugong-scene-automa-deck = balíček Automa
gugong-scene-today = dnešní karty
gugong-scene-automa-name = Karta Automa: { $card }

# What things are and mean
gugong-scene-about-travel = A: jeden pohyb cestovatele. B: vyšlete { $b ->
    [one] 1 služebníka
   *[other] { $b } služebníky
    } za dva pohyby. Vezměte si žeton města a využijte ho.
gugong-scene-about-great_wall = A: umístěte na stavbu zdi 1 služebníka. B: vyšlete 1 služebníka a umístěte až 2 další. Při { $goal } služebnících je úsek dokončen: kdo jich má nejvíce, získá { $points } VB a posune vyslance; každý, kdo na zdi byl, si může vzít výhodu z intrik.
gugong-scene-about-jade = Vyšlete tolik služebníků, kolik ukazuje dům, a vezměte si z něj nefrit. Když jsou všechny domy prázdné, kupuje se nefrit na nádvoří.
gugong-scene-about-intrigue = A: 1 krok dál a žeton příštího začínajícího hráče, pokud ho dnes ještě nikdo nemá. B: vyšlete 1 služebníka za 3 kroky. Kdo je tu dál, vyhrává každou remízu.
gugong-scene-about-palace = A: vyslanec postoupí o 1 krok. B: vyšlete 2 služebníky; vyslanec postoupí o 2 kroky a ukazatel intrik o 1. Kdo na konci není v paláci, nemůže vyhrát.
gugong-scene-about-decrees = Vyšlete tolik služebníků, kolik ukazuje dekret, a 1 navíc za každého protihráče na něm; pak na něj natrvalo položte 1 svého služebníka.
gugong-scene-about-canal = A: umístěte 1 služebníka na loď, pak posuňte loď. B: vyšlete 1 služebníka a umístěte 2 další na lodě. Loď se 3 služebníky si může vzít odměnu svého přístavu.
gugong-scene-about-servant = Karta vám dovolí najmout 1 volného služebníka.
gugong-scene-about-servants = Karta vám dovolí najmout 2 volné služebníky.
gugong-scene-about-swap = Vyměňte svou kartu, z ruky nebo odhozenou, za kterýkoli dar na plánu.
gugong-scene-about-none = Tato karta nemá akci.
gugong-scene-gift-at = { $location }: { $gift }
gugong-scene-card-value = Vyšší dar vyměníte zdarma. Není-li váš vyšší, vyšlete 2 služebníky, odhodíte jinou kartu, nebo se vzdáte akcí.
gugong-scene-free-city = Není tu žádný žeton.
gugong-scene-token-servant = Najmete 1 volného služebníka.
gugong-scene-token-servants = Najmete 2 volné služebníky.
gugong-scene-token-envoy = Váš vyslanec se posune o 1 krok.
gugong-scene-token-intrigue = Váš ukazatel intrik se posune o 1 krok dál.
gugong-scene-token-card_for_jade = Odhoďte z ruky kartu hodnoty { $card } nebo vyšší za 1 nefrit.
gugong-scene-token-vp = Získáte { $points } VB.
gugong-scene-token-swap = Vyměňte svou kartu za kterýkoli dar na plánu.
gugong-scene-token-take_back = Vezměte si odhozenou kartu zpět do ruky.
gugong-scene-token-ship = Umístěte na loď 1 volného služebníka.
gugong-scene-token-wall = Umístěte na stavbu Velké zdi 1 volného služebníka.
gugong-scene-token-servants_for_jade = Vyšlete { n-servants } za 1 nefrit.
gugong-scene-token-double = Nepřináší výhodu, ale při výměně se počítá za dva žetony.
gugong-scene-token-plus1 = Do konce dne mají vaše dary hodnotu o 1 vyšší.
gugong-scene-token-toll = Do konce dne ztratí 1 VB každý jiný hráč, který provede akci vámi zvolené lokace, a vy 1 VB získáte.
gugong-scene-token-follow = Když do konce dne provede jiný hráč akci vámi zvolené lokace, můžete ho následovat a provést ji také.
gugong-scene-token-pile = Hromádka žetonů
gugong-scene-token-pile-about = Zbývá: { $pile }, odhozeno: { $discards }. Každé ráno dostanou města bez žetonu a cestovatele nový.
gugong-scene-house = Dům s nefritem { $house }
gugong-scene-house-about = Stojí { n-servants }.
gugong-scene-house-empty = Nefrit už tu není.
gugong-scene-square = Nefritové nádvoří
gugong-scene-square-about = Když jsou všechny domy prázdné, stojí tu nefrit { n-servants }.
gugong-scene-decree-level = Dekret, { $level }. úroveň
gugong-scene-decree-about = Stojí { n-servants } a 1 další na něm zůstane.
gugong-scene-decree-points = Ihned dává { $points } VB.
gugong-scene-on-it = Na něm: { $players }.
gugong-scene-ship = Loď { $ship }: { $player }
gugong-scene-ship-about = Přístav { $harbour }, služebníci na palubě: { $servants } ze { $spaces }.
gugong-scene-route = Cesta { $route }
gugong-scene-berth = Přístav { $harbour }
gugong-scene-berth-about = Nejbližší volný přístav této cesty.
gugong-scene-reward-about = Odměna v přístavu { $harbour }, dle volby i v posledním. Místa pro ni na hráčské desce: { $spaces }.
gugong-scene-last-harbour = Přístav 5
gugong-scene-last-harbour-about = Kterákoli ze tří odměn. Loď, která tu v noci ještě stojí, se ztratí na moři.
gugong-scene-benefit = Výhoda z intrik: { $benefit }
gugong-scene-benefit-about = Po vyhodnocení Velké zdi za to může každý, kdo na ní byl, klesnout o { $steps ->
    [one] 1 krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
    }.
gugong-scene-die = Kostka osudu: { $value }
gugong-scene-die-about = V noci za každý odhozený dar této hodnoty najmete 1 služebníka. Nejvíce shod: { $points } VB a krok vyslance.
gugong-scene-face = Přetočit na { $value }
gugong-scene-option-a = Varianta A
gugong-scene-option-b = Varianta B
gugong-scene-a-travel = Jeden pohyb cestovatele.
gugong-scene-b-travel = Vyšlete { $b ->
    [one] 1 služebníka
   *[other] { $b } služebníky
    } za dva pohyby cestovatele.
gugong-scene-a-great_wall = Umístěte na stavbu zdi 1 služebníka.
gugong-scene-b-great_wall = Vyšlete 1 služebníka a umístěte až 2 další.
gugong-scene-a-intrigue = 1 krok na stupnici intrik a žeton příštího začínajícího hráče, je-li tu ještě.
gugong-scene-b-intrigue = Vyšlete 1 služebníka za 3 kroky na stupnici intrik.
gugong-scene-a-palace = Vyslanec postoupí o 1 krok.
gugong-scene-b-palace = Vyšlete 2 služebníky: vyslanec postoupí o 2 kroky a ukazatel intrik o 1.
gugong-scene-a-canal = Umístěte 1 služebníka na loď, pak posuňte loď.
gugong-scene-b-canal = Vyšlete 1 služebníka a umístěte 2 další na lodě.
gugong-scene-servant-normal-about = Najatí: { $pool }. Volní: { $supply }.
gugong-scene-servant-double-about = Počítá se za 2 služebníky na zdi, na lodi a když máte vyslat 2.
gugong-scene-traveller = Cestovatel: { $player }
gugong-scene-traveller-home = Ještě není na cestě.
gugong-scene-envoy = Vyslanec: { $player }
gugong-scene-envoy-about = Krok { $step } z 8.
gugong-scene-envoy-arrived = V paláci, na místě za { $points } VB.
gugong-scene-marker = Intriky: { $player }
gugong-scene-marker-about = Krok { $step } ze 14.
gugong-scene-medal = Příští začínající
gugong-scene-medal-about = Kdo první zvolí variantu A intrik, vezme si tento žeton a příští den začíná.
gugong-scene-wall = Velká zeď
gugong-scene-wall-about = { $goal ->
    [5] Služebníci: { $filled } z { $goal }. { $builders }
   *[other] Služebníci: { $filled } ze { $goal }. { $builders }
    }
gugong-scene-wall-rule = Vyhodnocení zdi
gugong-scene-pile = Balíček darů
gugong-scene-pile-about = Zbývá karet: { $pile }. Vrchní karta je odměnou v přístavu 3.
gugong-scene-arrival = { $place }. místo při audienci
gugong-scene-arrival-about = Na konci { $points } VB pro prvního, kdo dorazí po obsazení lepších míst.
gugong-scene-day = { $day }. den
gugong-scene-day-about = Čtyři dny, v každém ráno, den a noc.
gugong-scene-pool-about = Najaté služebníky můžete hned použít; volné musíte nejdřív najmout.
gugong-scene-tokens-about = Nasbírané žetony, nejvýše šest. 2 za služebníka, 4 za 2 VB, 6 za nefrit.
gugong-scene-jade = Nefrit
gugong-scene-jade-about = Na konci { $points } VB, za každý další ještě { $more }.
gugong-scene-claims = Odměny v přístavech
gugong-scene-claims-about = Volná místa pro odměny; u získané zůstane služebník natrvalo.
gugong-scene-start = Začínající hráč

# Night and final scoring
gugong-scene-night = Noc { $day }. dne
gugong-scene-night-about = Za každou kostku s hodnotou odhozeného daru si jeho hráč najme 1 služebníka.
gugong-scene-night-matches = Shody
gugong-scene-night-meng = Tolik, kolikátý je den
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
gugong-scene-night-most = Nejvíce shod
gugong-scene-final = Závěrečné bodování
gugong-scene-final-guests = Císař přijímá hosty
gugong-scene-final-about = Body se sčítají zdroj po zdroji.
gugong-scene-final-why = Vyhrát může jen ten, kdo je v paláci.
gugong-scene-final-inside = v paláci
gugong-scene-final-outside = mimo palác
gugong-scene-final-total = Celkem
gugong-scene-twilight = Soumrak: spodní části Mengových karet

# Co zastaví plán
gugong-watch-card = leží tam jiná karta
gugong-watch-wall = Velká zeď byla vyhodnocena
gugong-watch-palace = někdo dosáhl paláce
gugong-watch-hand = karty ve vaší ruce se změnily
