# Terminál: vše, co říká příkazový řádek. Názvy příkazů a voleb se nepřekládají.

terminal-usage =
    yamen: deskové hry z císařské Číny; program hlídá všechna pravidla.

    yamen                             otevře stůl v prohlížeči
    yamen play dragon --players 3     hra proti botům; --hot-seat: všichni u této obrazovky
    yamen play gugong --players 1     sólová hra proti Mengovi; -o level=hard: proti silnému
    yamen simulate dragon -p 4 -n 100 mnoho partií mezi boty
    yamen arena dragon --bots a,b,c   porovnání botů; yamen bots: kteří jsou
    yamen train gugong --out SLOŽKA   učí boty na jejich vlastních partiích
    yamen replay SOUBOR               převypráví zaznamenanou partii
    yamen review SOUBOR               šance na výhru v zaznamenané partii a tahy, které stály nejvíc
    yamen check SOUBOR…               ověří zaznamenané partie
    yamen perft dragon -p 2 -d 4      spočítá, kolika způsoby může hra pokračovat
    yamen content show dragon         údaje z herního materiálu a jak jsou jisté
    yamen content check SOUBOR        ověří vlastní data; hra s nimi: --content SOUBOR
    yamen serve                       server stolů pro prohlížeče a programy; Ctrl+C ho ukončí
    yamen backup, yamen restore       zálohuje databázi serveru; obnoví ji ze zálohy
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
    hint         co by tu zvolil bot a proč
    why NÁZEV    proč něco nejde zvolit; samotné „why“ vysvětlí vše, co nejde
    board        ukázat celý stůl
    log          převyprávět vše, co se stalo
    save SOUBOR  uložit kopii; bez názvu řekne, kam se partie ukládá sama
    quit         skončit; každý tah je uložen, takže se nic neztratí
terminal-hint-thinks = Bot přemýšlí o vašem tahu…
terminal-hint-move = Možnost { $number }, „{ $move }“: šance na výhru { $chance }, očekávané body: { $points }.
terminal-hint-everyone = Šance na výhru po nejlepším tahu: { $chances }.
terminal-hint-gains = V porovnání s „{ $other }“: { $reasons }.
terminal-hint-no-gains = V porovnání s „{ $other }“ se žádný zdroj bodů neliší víc, než kolik způsobí náhoda.
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

# The server

terminal-serving = Server odpovídá na { $link } a data má v { $folder }. Ctrl+C ho ukončí.
terminal-serving-already = Stůl už je otevřený: { $link }
terminal-serving-names = Odpovídá na svých adresách a pod názvem tohoto počítače; pro jiný název, třeba play.example.org, spusťte s volbou --allow-host play.example.org.
terminal-working =
    { $count ->
        [one] Pracovní proces je připraven: najednou přemýšlí jeden bot. Ctrl+C ho ukončí.
        [few] Pracovní proces je připraven: najednou přemýšlejí nejvýše { $count } boti. Ctrl+C ho ukončí.
       *[other] Pracovní proces je připraven: najednou přemýšlí nejvýše { $count } botů. Ctrl+C ho ukončí.
    }
terminal-cannot-listen = Server nemůže naslouchat na { $host }, port { $port }: { $reason }. Jiný port zvolíte pomocí --port.
terminal-backed-up = Záloha je v souboru { $file } ({ $size } kB) a je ověřená.
terminal-restored = Databáze je zase taková, jaká byla { $time }, ze souboru { $file }.
terminal-restored-aside = To, co tu bylo předtím, leží v { $folder }.
terminal-restore-postgres = Databázi PostgreSQL obnovuje její vlastní program pg_restore, do prázdné databáze: pg_restore --no-owner --dbname URL SOUBOR
terminal-not-a-time = „{ $given }“ není čas; zapište ho třeba takto: 2026-11-17T20:00.
terminal-usage-name = Jméno
terminal-usage-open = otevřené
terminal-usage-running = běžící
terminal-usage-over = dohrané
terminal-usage-lines = řádky chatu
terminal-usage-packs = balíčky
terminal-usage-moves = tahy

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

# Boti a aréna

terminal-arena = Aréna botů
terminal-arena-note = Podíl výher s intervalem, v němž s 95% jistotou leží ten skutečný; hodnocení podle Placketta a Luce, ve stupnici openskill.
terminal-rating = hodnocení
terminal-winning-score = skóre při výhře
terminal-ms-per-move = ms na tah
terminal-bots = Boti
terminal-plays = jak hraje
terminal-rating-in = hodnocení, { $game }
terminal-seconds-a-move = sekundy na tah
terminal-bots-note = Hodnocení na stupnici openskill, změřeno příkazem „yamen arena“ se dvěma hráči. „@300“: změřeno s 300 simulacemi na tah.
terminal-level-random = jakýkoli povolený tah
terminal-level-greedy = to, co vypadá nejlépe na první pohled
terminal-level-beginner = hraje jako někdo, kdo se právě naučil pravidla: vidí, co tah přinese, ale špatně to odhaduje
terminal-level-casual = hraje rozumně, ale nepřemýšlí dopředu, a občas se splete
terminal-level-strong = trochu přemýšlí dopředu, 200 simulací na tah
terminal-level-master = přemýšlí ještě dál dopředu, dvě sekundy na tah
terminal-level-grandmaster = totéž, jen trpělivěji: deset sekund na tah
terminal-learning = učení
terminal-needs-extra = { $extra ->
    [server] Server stolů
    [postgres] PostgreSQL
    [training] Učení
    [ray] Hraní na clusteru
   *[arena] Hodnocení botů
} potřebuje doplněk „{ $extra }“: pip install 'yamen[{ $extra }]'
terminal-no-cluster = Na adrese { $address } neodpovídá žádný cluster Ray ({ $reason }); spusťte ho příkazem „ray start --head“, nebo vynechte --address.
terminal-practising = Cvičení
terminal-checkpoint = síť { $number }, počet partií: { $games }; v partiích ponechaných stranou: strategie { $policy } ({ $agreement } nejlepších tahů), šance na výhru { $win }, chyba bodů { $points }
terminal-gate = { $players } hráči, stejný čas: výhry proti botovi z balíčku: { $wins } z { $games }: { $verdict ->
    [better] lepší
    [worse] ne lepší
   *[other] nerozhodnuto
}
terminal-other-training = Ve složce { $folder } začalo jiné učení: { $found }; zadejte stejné volby, nebo jinou složku.

# Záznamy

terminal-record-finished = { $file }: v pořádku; { $game }, pravidla: verze { $rules }, hráči: { $players }, tahy: { $moves }, výsledek: { $result }
terminal-record-unfinished = { $file }: v pořádku; { $game }, pravidla: verze { $rules }, hráči: { $players }, tahy: { $moves }, nedohráno
terminal-perft = hloubka { $depth }: { $lines } ({ $seconds } s)

# Rozbor partie

terminal-review = Šance na výhru
terminal-review-note = od prvního rozhodnutí do posledního; plný sloupec je jistota
terminal-review-player = hráč
terminal-review-chance = šance na výhru
terminal-review-running = Rozbor
terminal-review-honest = Každá pozice se posuzuje podle toho, co v ní mohl vidět hráč na tahu.
terminal-review-blunders = Tahy, které stály nejvíc
terminal-review-none = Žádný tah nestál ani setinu šance na výhru, ani s jistotou dva body.
terminal-review-bot = { $bot }: stejná volba v { $same } z { $decisions } rozhodnutí.
terminal-review-bot-move = Tah { $number }, { $player }: { $chosen } místo: { $played }
terminal-review-blunder = Tah { $number }, { $player }. { $question }
terminal-review-played = Zahráno: „{ $move }“, šance na výhru { $chance }, očekávané body: { $points }.
terminal-review-better = Lépe: „{ $move }“, šance na výhru { $chance }, očekávané body: { $points }.
terminal-review-gains = V porovnání se zahraným tahem: { $reasons }.
terminal-review-no-gains = V porovnání se zahraným tahem se žádný zdroj bodů neliší víc, než kolik způsobí náhoda.
terminal-review-forfeit = body, které se na konci nepočítají
terminal-review-what-if = Co kdyby? Hra od pozice před nejdražším tahem: yamen play --load { $file } --at { $number }
terminal-review-nothing = V souboru { $file } se ještě nikdo o ničem nerozhodl, takže není co rozebírat; nejdřív hrajte.

# Data

terminal-figures-of = Údaje: { $game }
terminal-figure = údaj
terminal-value = hodnota
terminal-confidence = jistota
terminal-figures = počet údajů
terminal-legend = Odkud to víme
terminal-confidence-text = říkají nebo ukazují to pravidla
terminal-confidence-likely = uvádí to zveřejněný popis
terminal-confidence-inferred = vyplývá to z pravidel
terminal-confidence-ours = námi rekonstruovaný údaj
terminal-content-sound = { $content }: v pořádku, počet údajů: { $figures }, obsah { $hash }

# Rychlost

terminal-measuring = Měření
terminal-bench = Rychlost
terminal-row = řádek
terminal-clone-us = kopie, µs
terminal-view-us = pohled, µs
terminal-determinise-us = nové rozdání, µs
terminal-position-bytes = pozice, bajty
terminal-instructions-per-decision = instrukce na rozhodnutí
terminal-bench-search = Prohledávání herního stromu
terminal-simulations-per-second = simulace/s
terminal-bench-server = Server pod zátěží
terminal-moves-per-second = tahy/s
terminal-p50-ms = polovina tahů do, ms
terminal-p99-ms = 99 ze 100 tahů do, ms
terminal-lost-moves = ztracené tahy
terminal-kb-per-table = paměť na stůl, kB
terminal-cpu-per-move = čas procesoru na tah, µs
terminal-start-ms = od spuštění k první odpovědi, ms
terminal-bench-browser = Stránky v Chromiu
terminal-script-kb = skripty, kB
terminal-open-ms = do vykreslení stolu, procesor 4krát pomalejší, ms
terminal-open-cpu-ms = otevření stolu, ms času procesoru
terminal-frames-per-second = snímky za sekundu při pohybu
terminal-longest-task-ms = nejdelší úloha po tahu, ms
terminal-round-us = průchod plánovače, µs
terminal-bench-checkout = Pracovní kopie
terminal-wall-seconds = čas, s
terminal-cpu-seconds = čas procesoru, s
terminal-steps = po krocích: čas/procesor, s
terminal-how-counted = Počítají se jen rozhodnutí hráčů; tahy náhody zabírají čas, ale nepočítají se.
terminal-no-peers = Vedle se měří i jiné enginy, jakmile jsou nainstalované v .venv-peers; zařídí to „make bench“.
terminal-rows-of-a-checkout = Řádky jiných enginů, serveru pod zátěží a sestavení potřebují pracovní kopii Yamen: spusťte „yamen bench“ v její složce.
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
terminal-other-content = { $file }: partie se hrála s daty { $wanted }, toto jsou { $have }; uveďte soubor, se kterým se hrála: --content SOUBOR.
terminal-content-of-which-game = Z tabulek v souboru { $file } není poznat, ke které hře patří; uveďte ji volbou --game: { $games }.
terminal-already-over = Partie v souboru { $file } skončila; ukáže ji „yamen replay“.
terminal-moves-before = Chcete-li využít to, co předchází, přidejte --at { $moves }.
terminal-cannot-read = { $file } nelze přečíst: { $reason }.
terminal-cannot-write = { $file } nelze zapsat: { $reason }.
terminal-no-text-file = není to textový soubor
terminal-no-such-row = Řádek „{ $row }“ neexistuje; vyberte z těchto: { $rows }.
