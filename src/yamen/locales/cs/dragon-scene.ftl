# Stůl hry V roce draka v prohlížeči.

dragon-scene-place-year = Rok
dragon-scene-place-actions = Akce
dragon-scene-place-people = Postavy
dragon-scene-place-track = Pořadí

# Záhlaví stránky
dragon-scene-status = { $month }. měsíc z { $months } · { $phase }
dragon-scene-status-draft = První postavy
dragon-scene-phase-actions = akce
dragon-scene-phase-persons = postavy
dragon-scene-phase-event = událost

# Nadpisy
dragon-scene-actions = Akce
dragon-scene-people = Postavy
dragon-scene-order = Pořadí
dragon-scene-young = mladší
dragon-scene-old = starší
dragon-scene-no-cards = Karty akcí jsou uklizené.
dragon-scene-not-dealt = Do skupin ještě nejsou rozdané
dragon-scene-no-palaces = Žádné paláce
dragon-scene-own = Váš dvůr
dragon-scene-hand = Vaše karty postav
dragon-scene-hand-of = Karty postav v ruce
dragon-scene-hand-count = Karty v ruce: { $count }
dragon-scene-played = Zahrané
dragon-scene-wall-tiles = Vaše destičky zdi
dragon-scene-symbols = Symboly u dvora
dragon-scene-points = body
dragon-scene-this-month = Tento měsíc
dragon-scene-next-month = Příští měsíc

# Krátké názvy, které se vejdou na svitky, karty a stuhu
dragon-scene-event-peace = Klid
dragon-scene-event-tribute = Tribut
dragon-scene-event-drought = Sucho
dragon-scene-event-contagion = Nemoc
dragon-scene-event-mongols = Mongolové
dragon-scene-event-festival = Slavnost
dragon-scene-action-taxes = Daně
dragon-scene-action-build = Stavba
dragon-scene-action-harvest = Sklizeň
dragon-scene-action-fireworks = Ohňostroj
dragon-scene-action-military_parade = Přehlídka
dragon-scene-action-research = Bádání
dragon-scene-action-privilege = Privilegium
dragon-scene-action-build_wall = Zeď
dragon-scene-super-lantern_festival = Lampiony
dragon-scene-super-buddha = { dragon-super_event-buddha }
dragon-scene-super-earthquake = { dragon-super_event-earthquake }
dragon-scene-super-flood = { dragon-super_event-flood }
dragon-scene-super-solar_eclipse = Zatmění
dragon-scene-super-volcanic_eruption = Výbuch sopky
dragon-scene-super-tornado = { dragon-super_event-tornado }
dragon-scene-super-sunrise = { dragon-super_event-sunrise }
dragon-scene-super-assassination_attempt = Atentát
dragon-scene-super-edict = { dragon-super_event-edict }
dragon-scene-super-hidden = Lícem dolů

# Co s vámi měsíc udělá
dragon-scene-need-peace = Klid: nic se nestane
dragon-scene-need-tribute = Tribut: na { n-yuan } máte
dragon-scene-need-tribute-short = Tribut: jüany { $have }/{ $yuan }, propustíte { n-persons }
dragon-scene-need-drought = Sucho: rýže vám stačí
dragon-scene-need-drought-short = Sucho: rýže { $have }/{ $rice }, propustíte { n-persons }
dragon-scene-need-contagion = Nemoc: léčitelé ochrání všechny
dragon-scene-need-contagion-short = Nemoc: propustíte { n-persons }
dragon-scene-need-mongols = Mongolové: získáte { n-points } a nic vám nehrozí
dragon-scene-need-mongols-short = Mongolové: { $points ->
    [0] bez bodů,
   *[other] získáte { n-points },
    } nejméně přileb, propustíte 1 postavu
dragon-scene-need-festival = Slavnost: získáte { n-points } za rachejtle
dragon-scene-need-festival-none = Slavnost: bez bodů
dragon-scene-need-wall = Zeď vydrží: { $points ->
    [0] bez bodů
   *[other] získáte { n-points }
    }
dragon-scene-need-wall-short = Zeď je krátká (chybí: { $tiles }), ale nic vám nehrozí
dragon-scene-need-wall-fewest = Zeď je krátká (chybí: { $tiles }) a máte v ní nejméně destiček: propustíte 1 postavu
dragon-scene-need-decay = Chátrání: prázdné paláce ({ $palaces }) ztratí po 1 patře
dragon-scene-need-lantern = Slavnost lampionů: získáte { n-points }
dragon-scene-need-buddha = Buddha: { $points ->
    [0] bez bodů
   *[other] získáte { n-points } za mnichy
    }
dragon-scene-need-flood = Povodeň: vrátíte část zásob ({ $back }/{ $goods })
dragon-scene-need-flood-none = Povodeň: o nic nepřijdete
dragon-scene-need-assassination = Pokus o atentát: přijdete o privilegia ({ $dragons })
dragon-scene-need-assassination-none = Pokus o atentát: nemáte co ztratit
dragon-scene-need-earthquake = Zemětřesení: přijdete o 2 patra
dragon-scene-need-tornado = Tornádo: odhodíte 2 karty postav
dragon-scene-need-solar_eclipse = Zatmění slunce: událost nastane dvakrát
dragon-scene-need-volcanic_eruption = Výbuch sopky: ukazatele postav se vrátí na 0
dragon-scene-need-sunrise = Východ slunce: vezmete si mladší postavu
dragon-scene-need-edict = Edikt: jeden typ postav přinese užitek

# Co je co
dragon-scene-about-action-taxes = Vezměte si 2 jüany a po jednom za každou minci na svých výběrčích daní.
dragon-scene-about-action-build = Postavte 1 patro paláce a po jednom za každé kladivo na svých řemeslnících.
dragon-scene-about-action-harvest = Vezměte si 1 pytel rýže a po jednom za každý pytel na svých rolnících.
dragon-scene-about-action-fireworks = Vezměte si 1 rachejtli a po jedné za každou rachejtli na svých ohňostrůjcích.
dragon-scene-about-action-military_parade = Postupte o 1 krok na stupnici postav a o jeden za každou přilbu na svých válečnících.
dragon-scene-about-action-research = Získejte 1 bod a po jednom za každou knihu na svých učencích.
dragon-scene-about-action-privilege = Kupte jedno privilegium: malé (cena: { $small }) nebo velké (cena: { $large }).
dragon-scene-about-action-build_wall = Položte jednu svou destičku zdi pod rok a vezměte si její bonus.
dragon-scene-about-fee = Na této skupině už stojí drak, proto se platí { n-yuan }.
dragon-scene-about-tile = Kroky na stupnici postav: { $value }. Symboly: { $symbols }.
dragon-scene-about-left = Zbývající destičky: { $left }.
dragon-scene-about-type-craftsman = Každé kladivo přidá při stavbě patro.
dragon-scene-about-type-court_lady = Každý drak přinese 1 bod na konci každého měsíce.
dragon-scene-about-type-pyrotechnist = Každá rachejtle přidá při ohňostroji jednu navíc.
dragon-scene-about-type-tax_collector = Každá mince přidá 1 jüan k daním.
dragon-scene-about-type-warrior = Každá přilba přidá krok při přehlídce a přinese 1 bod, když přijdou Mongolové; kdo jich má nejméně, přijde o postavu.
dragon-scene-about-type-monk = Na konci hry přinese každý Buddha tolik bodů, kolik má palác pater.
dragon-scene-about-type-healer = Každý hmoždíř zachrání jednu postavu před nemocí.
dragon-scene-about-type-farmer = Každý pytel přidá při sklizni jeden navíc.
dragon-scene-about-type-scholar = Každá kniha přidá 1 bod k bádání.
dragon-scene-about-card = Zahrajte ji ve fázi postav a vezměte si postavu tohoto typu. Každá karta se hraje jen jednou.
dragon-scene-about-wild = Zahrajte ho ve fázi postav a vezměte si kteroukoli postavu. Každá karta se hraje jen jednou.
dragon-scene-about-month = { $month }. měsíc: { $event }
dragon-scene-about-event-peace = Nic se nestane.
dragon-scene-about-event-tribute = Zaplaťte { n-yuan }; za každý chybějící jüan propusťte jednu postavu.
dragon-scene-about-event-drought = Odevzdejte 1 pytel rýže za každý obydlený palác; z každého nezásobeného propusťte jednu postavu.
dragon-scene-about-event-contagion = Propusťte { n-persons }, o jednu méně za každý hmoždíř na svých léčitelích.
dragon-scene-about-event-mongols = Získejte 1 bod za každou přilbu. Potom každý, kdo má přileb nejméně, propustí jednu postavu.
dragon-scene-about-event-festival = Nejvíce rachejtlí: { $first } b., druhý nejvyšší počet: { $second } b. Kdo získá body, polovinu rachejtlí vrátí.
dragon-scene-about-palace = Palác { $palace }
dragon-scene-about-palace-text = V každém patře bydlí jedna postava. Palác přináší 1 bod na konci každého měsíce; bez postav přijde o patro.
dragon-scene-about-new-palace = Nový palác
dragon-scene-about-new-palace-text = Tímto patrem začne nový palác.
dragon-scene-about-privilege = Cena v jüanech: { $price }. Body na konci každého měsíce: { $dragons }.
dragon-scene-about-bonus = Destička zdi: { $bonus }
dragon-scene-about-bonus-text = Bonus za položení: +{ $amount }.
dragon-scene-about-wall = Zeď, { $space }. pole
dragon-scene-about-wall-built = Destička: { $player }.
dragon-scene-about-wall-open = Ještě nestojí. Přijdou-li v tomto měsíci Mongolové, musí zeď dosahovat až sem.
dragon-scene-about-super-hidden = Leží tu velká událost lícem dolů
dragon-scene-about-super-hidden-text = Otočí se, až začne 7. měsíc. Do té doby nikdo neví, která z deseti to je.
dragon-scene-about-yuan = { dragon-bonus-yuan }
dragon-scene-about-yuan-text = Platí se jimi tribut, privilegia a skupiny s drakem. Na konci jsou 3 jüany 1 bod.
dragon-scene-about-rice = { dragon-bonus-rice }
dragon-scene-about-rice-text = Pytel zásobí za sucha jeden palác. Na konci se prodá za 2 jüany.
dragon-scene-about-fireworks = rachejtle
dragon-scene-about-fireworks-text = Kdo jich má o slavnosti nejvíce, získá body. Na konci se každá prodá za 2 jüany.
dragon-scene-about-wall-tiles = destičky zdi
dragon-scene-about-wall-tiles-text = Destičky, které ještě nejsou ve zdi.
dragon-scene-about-points-text = Na konci roku vítězí, kdo má nejvíce bodů.
dragon-scene-about-marker = { $player }: { $steps }. pole
dragon-scene-about-marker-text = Místo v pořadí: { $place }. Dříve hraje, kdo je dál; na stejném poli ten, jehož ukazatel je nahoře.
dragon-scene-about-dragon = Drak: { $player }
dragon-scene-about-dragon-text = Označuje skupinu akcí zvolenou v tomto měsíci.
dragon-scene-about-track = Stupnice postav
dragon-scene-about-track-text = Nové postavy a přehlídky posouvají ukazatele. Kdo je dál, hraje dříve.

# Na kartách; dlouhá slova se smějí dělit na měkkém spojovníku
dragon-scene-card-craftsman = Řemesl{ "\u00AD" }ník
dragon-scene-card-court_lady = Dvorní dáma
dragon-scene-card-pyrotechnist = Ohňo{ "\u00AD" }strůjce
dragon-scene-card-tax_collector = Výběrčí daní
dragon-scene-card-warrior = Válečník
dragon-scene-card-monk = Mnich
dragon-scene-card-healer = Léčitel
dragon-scene-card-farmer = Rolník
dragon-scene-card-scholar = Učenec
dragon-scene-card-wild = Žolík
dragon-scene-months-next = Tento měsíc a dva další

# Co zastaví plán
dragon-watch-fee = cena té skupiny se změnila
dragon-watch-event = událost se změnila
dragon-watch-wall = délka Velké zdi byla zkontrolována
dragon-watch-hand = vaše karty se změnily
