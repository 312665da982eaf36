# Terminál: vše, co říká příkazový řádek. Názvy příkazů a voleb se nepřekládají.

terminal-usage =
    yamen: deskové hry z císařské Číny; program hlídá všechna pravidla.

    yamen play dragon --players 3     hra proti botům; --hot-seat: všichni u této obrazovky
    yamen simulate dragon -p 4 -n 100 mnoho partií mezi boty
    yamen replay SOUBOR               převypráví zaznamenanou partii
    yamen check SOUBOR…               ověří zaznamenané partie
    yamen perft dragon -p 2 -d 4      spočítá, kolika způsoby může hra pokračovat
    yamen content show dragon         čísla na herním materiálu a jak jsou jistá
    yamen bench                       změří rychlost

    yamen PŘÍKAZ --help vypíše všechny volby.
    Jazyky: --lang en, pl, cs, tr. Pro čtečky obrazovky: --plain.

# Hra

terminal-player-name = Hráč { $seat }
terminal-bot-name = Bot { $seat }
terminal-welcome = Napište číslo možnosti a stiskněte Enter. „help“ vypíše, co dalšího můžete napsat.
terminal-help =
    číslo        zvolit možnost s tímto číslem; lze napsat i zápis tahu, například „do taxes“
    undo         vrátit svůj poslední tah, dokud nezasáhne náhoda nebo další hráč
    why NÁZEV    proč něco nejde zvolit; samotné „why“ vysvětlí vše, co nejde
    board        ukázat celý stůl
    log          převyprávět vše, co se stalo
    save SOUBOR  uložit kopii; bez názvu řekne, kam se partie ukládá sama
    quit         skončit; každý tah je uložen, takže se nic neztratí
terminal-news = Co se stalo:
terminal-hand-over = Teď hraje: { $player }
terminal-more-refused = a další; „why“ vysvětlí vše
terminal-left = Partie je uložena. Pokračování: yamen play --load { $file }
terminal-ended = Celá partie je uložena: { $file }
terminal-saved = Uloženo: { $file }
terminal-not-a-record = soubor existuje a není to záznam partie, proto zůstává beze změny; zvolte jiný název
terminal-undone = Tah je vrácen.
terminal-nothing-to-undo = Není co vrátit: mezitím zasáhla náhoda nebo další hráč.
terminal-no-such-number = Možnost { $number } neexistuje; jsou tu možnosti 1 až { $most }.
terminal-not-understood = „{ $input }“ není číslo od 1 do { $most }, tah ani příkaz; „help“ vypíše příkazy.
terminal-allowed = { $move }: to zvolit můžete, je to možnost { $number }.
terminal-nothing-refused = Tady nic zakázáno není: můžete zvolit vše, na co se hra ptá.
terminal-no-such-move = Žádný tah nemá v názvu „{ $name }“.
terminal-chance-to-move = Na řadě je náhoda.
terminal-result = Výsledek

# Stůl hry V roce draka

terminal-dragon-before-month-1 = Nadcházející rok
terminal-dragon-month-of = { $month }. měsíc z { $months }
terminal-dragon-wall-tile = zeď: { $builder }
terminal-dragon-event-now = Událost tohoto měsíce: { $event }
terminal-dragon-events-to-come = Další měsíce: { $events }
terminal-dragon-wall = Velká zeď, destičky: { $built } z { $length } ({ $builders })
terminal-dragon-groups = Karty akcí
terminal-dragon-group = Skupina { $group }
terminal-dragon-fee = Stojí { n-yuan }. Draci: { $players }
terminal-dragon-no-fee = Zdarma
terminal-dragon-cost = stojí { n-yuan }
terminal-dragon-courts = Dvory v pořadí hráčů
terminal-dragon-to-move = Na tahu: { $player }
terminal-dragon-none = nic
terminal-dragon-court = Dvůr
terminal-dragon-goods = Zásoby
terminal-dragon-palaces = Paláce: závorka je patro
terminal-dragon-points = body: { $points }
terminal-dragon-track = stupnice postav: { $steps }
terminal-dragon-wall-tiles = destičky zdi: { $tiles }
terminal-dragon-yuan = jüany: { $yuan }
terminal-dragon-rice = rýže: { $rice }
terminal-dragon-fireworks = rachejtle: { $fireworks }
terminal-dragon-privileges = privilegia: malá { $small }, velká { $large }
terminal-dragon-palace = Palác { $number }, patra: { $floors }. Postavy: { $persons }
terminal-dragon-cards = Karty postav: { $cards }
terminal-dragon-bonuses = Nepoužité destičky zdi: { $bonuses }
terminal-dragon-persons = Postavy
terminal-dragon-persons-note = hodnota/symboly ×zbylé destičky; karta: místa, která ji ještě mají
terminal-dragon-person = Postava
terminal-dragon-young = mladší
terminal-dragon-old = starší
terminal-dragon-card = karta
terminal-dragon-tiles = { $person }: hodnota { $value }, symboly { $symbols }, zbylé destičky { $left }
terminal-dragon-inhabitants = postavy: { $persons }; volná patra: { $free }
terminal-dragon-worth = hodnota { $value }, symboly { $symbols }
terminal-dragon-total = celkem

# Simulace

terminal-simulating = Hraje se
terminal-simulation = Simulace
terminal-games = partie
terminal-seconds = sekundy
terminal-games-per-second = partie/s
terminal-decisions-per-second = rozhodnutí/s
terminal-decisions-per-game = rozhodnutí v partii
terminal-branching = možnosti při rozhodnutí
terminal-seats-and-bots = Místa a boti
terminal-seat = místo { $seat }
terminal-all-seats = všechna místa
terminal-bot = bot
terminal-wins = výhry
terminal-share-of-wins = podíl výher
terminal-mean-score = průměrné skóre
terminal-percent = { $percent } %

# Záznamy

terminal-record-finished = { $file }: v pořádku; { $game }, hráči: { $players }, tahy: { $moves }, výsledek: { $result }
terminal-record-unfinished = { $file }: v pořádku; { $game }, hráči: { $players }, tahy: { $moves }, nedohráno
terminal-perft = hloubka { $depth }: { $lines } ({ $seconds } s)

# Data

terminal-figures-of = Čísla: { $game }
terminal-figure = údaj
terminal-value = hodnota
terminal-confidence = jistota
terminal-legend = Odkud to víme
terminal-confidence-text = říkají nebo ukazují to pravidla
terminal-confidence-likely = uvádí to zveřejněný popis
terminal-confidence-inferred = vyplývá to z pravidel
terminal-confidence-ours = námi rekonstruovaný údaj
terminal-content-sound = { $content }: v pořádku, počet údajů: { $figures }

# Rychlost

terminal-measuring = Měření
terminal-bench = Rychlost
terminal-row = řádek
terminal-clone-us = kopie, µs
terminal-position-bytes = pozice, bajty
terminal-how-counted = Počítají se jen rozhodnutí hráčů; tahy náhody zabírají čas, ale nepočítají se.
terminal-no-peers = Vedle se měří i jiné enginy, jakmile jsou nainstalované v .venv-peers; zařídí to „make bench“.
terminal-row-left-out = Řádek { $row } je vynechán: { $reason }

# Co může být na příkazovém řádku špatně

terminal-which-game = Napište, kterou hru chcete hrát: { $games }.
terminal-how-many-players = Zadejte počet hráčů volbou --players, nebo záznam volbou --from.
terminal-option-without-value = „{ $option }“ není volba hry; pište NÁZEV=HODNOTA.
terminal-option-twice = Volba { $option } je uvedena dvakrát; uveďte ji jednou.
terminal-no-such-bot = Bot „{ $bot }“ neexistuje; vyberte z těchto: { $bots }.
terminal-bots-and-seats = Uvedení boti: { $bots }, místa pro boty: { $seats }; uveďte na každé místo jednoho bota.
terminal-bots-or-hot-seat = --hot-seat znamená, že na všech místech sedí lidé; vynechte --hot-seat, nebo --bots.
terminal-names-and-seats = Uvedená jména: { $names }, místa: { $seats }; uveďte pro každé místo jedno jméno.
terminal-empty-name = Jedno jméno v --names je prázdné; každý hráč musí mít jméno.
terminal-same-names = Dvě místa mají stejné jméno; dejte každému hráči jiné.
terminal-too-small = { $option } musí být alespoň { $least }, ne { $value }.
terminal-no-time = --seconds musí být více než 0, ne { $value }.
terminal-load-has-setup = Uložená partie má vlastní hráče, jména a volby; vynechte --players, --names a --option.
terminal-from-has-setup = Záznam má vlastní hráče a volby; vynechte --players a --option.
terminal-at-without-load = --at říká, odkud v uložené partii pokračovat; soubor uveďte volbou --load.
terminal-at-without-from = --at říká, odkud v záznamu začít; soubor uveďte volbou --from.
terminal-at-too-far = Počet tahů v záznamu je { $moves }, takže po tahu { $at } už nic není.
terminal-other-game = { $file } je záznam jiné hry: { $game }.
terminal-already-over = Partie v souboru { $file } skončila; ukáže ji „yamen replay“.
terminal-moves-before = Chcete-li využít to, co předchází, přidejte --at { $moves }.
terminal-cannot-read = { $file } nelze přečíst: { $reason }.
terminal-cannot-write = { $file } nelze zapsat: { $reason }.
terminal-no-text-file = není to textový soubor
terminal-no-such-row = Řádek „{ $row }“ neexistuje; vyberte z těchto: { $rows }.
