# The browser: the table, its log, the replay and the end of the game.

# Where one is
table-loading = Stůl se chystá…
table-waiting = čeká se na hráče
table-reconnecting = obnovuje se spojení…
table-reconnecting-about = Spojení se přerušilo a obnovuje se; do té doby nelze táhnout.
table-missing = Takový stůl není
table-missing-about = Odkaz je možná neúplný, nebo už byl stůl uklizen. Zeptejte se toho, kdo ho poslal.
table-to-start = Na úvodní stránku
table-closed = Tento stůl vidí jen ti, kdo u něj hrají.
table-your-turn = jste na tahu
table-turn-of = na tahu: { $player }
table-watching-turn = sledujete hru · na tahu: { $player }
table-looking-back = dříve
table-over = konec hry
table-abandoned = Hra skončila předčasně
table-abandoned-about = Všichni souhlasili, že hra skončí dříve. Nikdo nevítězí.

# The dock
table-your-choices = Co můžete udělat
table-waiting-for = Na tahu: { $player }
table-bot-thinks = { $player } přemýšlí…
table-looking-back-about = Takto stůl vypadal tehdy
table-another = vybrat jinak
table-rule = Pravidlo { $rule }
table-more = a další: { $count }
table-undo = Vrátit
table-undo-none = Není co vrátit: po vašem tahu následovala náhoda, něco nově odkrytého nebo tah někoho jiného.
table-confirm = Potvrdit
table-confirm-none = Nejdřív něco vyberte na plánu nebo vedle něj.
# Before the button “Confirm”.
table-confirm-again = Dotkněte se znovu, nebo
table-trouble-conflict = Hra mezitím pokročila. Takto to vypadá teď; vyberte znovu.
table-trouble-offline = Není spojení, takže tah nebyl proveden. Půjde to, až se spojení obnoví.
table-trouble-unanswered = Spojení se přerušilo dřív, než server odpověděl, tah tedy možná nebyl proveden. Platí to, co ukazuje stůl.

# Hints
table-hint = Rada
table-hint-thinks = Bot přemýšlí o vašem tahu…
table-hint-about = Rada bota, podle šance na výhru
table-hint-refining = Rada bota, podle šance na výhru; bot ještě přemýšlí…
table-hint-close = Zavřít radu
table-hint-none = Možný je jediný tah, není tedy co radit.
table-hint-failed = Tentokrát rada není.
table-hint-again = Zeptat se znovu
table-hint-chance = šance na výhru
table-hint-points = očekávaný výsledek: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
    }
table-hint-best = Oproti dalšímu: { $reasons }
table-hint-other = Oproti nejlepšímu: { $reasons }

# What the others did
table-since = { $turns ->
    [one] { $turns } tah po vašem: podívat se
    [few] { $turns } tahy po vašem: podívat se
   *[other] { $turns } tahů po vašem: podívat se
    }
table-since-label = Co se stalo od vašeho posledního tahu
table-since-at = { $at }/{ $of }
table-since-back = Předchozí tah
table-since-on = Další tah
table-since-end = Zpět do současnosti
table-taken-back = { $player } vrací tah.

# What happens, step by step
table-story = Co se právě děje
table-story-step = krok { $step }/{ $of }
table-story-done = Hotovo
table-story-next = Dál
table-story-skip = Přejít na teď
table-story-part = Další karta
table-story-part-of = karta { $part }/{ $of }
table-story-on = Pokračovat
table-story-still = Zastavit
table-story-end = Váš tah
table-story-close = Zpět ke stolu
table-story-all = Vše najednou
table-story-final = Závěrečné bodování
table-story-back = O krok zpět
table-story-by-itself = automaticky
table-story-again = Co se stalo naposledy, krok za krokem

# Players, log, chat
table-you = vy
table-players = Hráči
table-player-points = { $player }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
    }
table-talk = Záznam a chat
table-log = Záznam
table-log-empty = Zatím se nic nestalo
table-log-earlier = Ukázat, co bylo předtím
table-chat = Chat
table-chat-unread = Chat: něco nového
table-chat-empty-players = Tady si píšou hráči
table-chat-empty-watchers = Tady si píšou diváci
table-chat-write = Napište něco
table-chat-send = Odeslat
table-chat-phrases = Hotové fráze
table-chat-watching = Diváci mohou používat tyto fráze; každý je čte ve svém jazyce.
table-chat-seat = místo { $seat }
table-chat-more = { $player }: ztlumit, zablokovat, nahlásit
table-mute = Ztlumit
table-block = Zablokovat
table-report = Nahlásit…
table-muted = Ztlumeno. Zrušit to můžete na stránce účtu.
table-blocked = Zablokováno: nebudete sedět spolu. Zrušit to můžete na stránce účtu.
table-phrase-hello = Ahoj!
table-phrase-good-luck = Hodně štěstí a příjemnou hru!
table-phrase-one-moment = Moment, prosím.
table-phrase-back = Už jsem zpátky.
table-phrase-your-turn = Jste na tahu.
table-phrase-nice-move = Pěkný tah!
table-phrase-sorry = Omlouvám se!
table-phrase-thanks = Děkuji!
table-phrase-good-game = Dobrá partie!
table-phrase-bye = Na shledanou!
table-lately = Naposledy
table-here = u stolu
table-away = není u stolu
table-seen = naposledy u stolu: { $ago }
table-watchers = { $watchers ->
    [one] { $watchers } divák
    [few] { $watchers } diváci
    [many] { $watchers } diváka
   *[other] { $watchers } diváků
    }
table-notice-joined = { $name } usedá ke stolu.
table-notice-left = { $name } odchází od stolu.
table-notice-removed = { $name } přichází o místo rozhodnutím hostitele.
table-notice-bot-joined = Ke stolu usedá bot { $name }.
table-notice-bot-left = Od stolu odchází bot { $name }.
table-notice-resigned = { $name } opouští hru; dál hraje bot.
table-notice-disagreed = { $name } nesouhlasí; hra pokračuje.
table-notice-abandoned = Všichni souhlasí s ukončením hry. Návrh: { $name }.
table-notice-ended = Hra skončila bez výsledku, protože v ní velmi dlouho nikdo nepokračoval.
table-notice-time-up = Čas vypršel: { $name }.
table-notice-stand-in = Prozatím hraje bot v zastoupení: { $name }.
table-notice-seat-taken-back = { $name } se vrací do hry.
table-notice-seat-lost = { $name } je příliš dlouho pryč; místo zůstává botovi.
table-notice-time-given = { $name } dostává čas navíc.
table-notice-waiting = Všichni souhlasí, že se počká na návrat: { $name }.
table-notice-waiting-ended = { $name } už nechce čekat; potáhne bot.
table-notice-leave-begun = { $name } má dovolenou; čas stojí.
table-notice-leave-ended = Konec dovolené: { $name }.
table-text = Textové zobrazení
table-rules = Pravidla

# The menu
table-menu = Více
table-copy-link = Zkopírovat odkaz na tento stůl
table-link-copied = Odkaz je zkopírován.
table-replay = Přehrání
table-picture = Uložit výsledek jako obrázek
table-record = Záznam partie
table-propose-undo = Požádat o vrácení tahu
table-propose-abandon = Navrhnout konec hry
table-propose-abandon-about = Pokud všichni hráči souhlasí, hra tady skončí a nikdo nevítězí.
table-propose-abandon-sure = Navrhnout
table-resign = Opustit hru
table-resign-about = Do konce za vás hraje bot. Na své místo se už nevrátíte.
table-resign-sure = Opustit hru
table-stay = Zůstat
table-manner = Jak hrajete
table-confirm-moves = Potvrzování tahů
table-confirm-touch = Na plánu
table-confirm-touch-about = Volba na plánu čeká na „Potvrdit“ nebo na druhý dotyk; volba vedle plánu platí hned.
table-confirm-always = Vždy
table-confirm-always-about = Každý tah čeká na „Potvrdit“.
table-confirm-never = Nikdy
table-confirm-never-about = Každý tah platí hned.
table-sound = Gong na začátku tahu
table-sound-about = Zazní, když začíná váš tah.
table-pace = Tempo tahů ostatních
table-pace-slow = pomalé
table-pace-normal = normální
table-pace-fast = rychlé
table-pace-off = vše najednou
table-pace-off-about = Tahy ostatních jsou vidět hned; rámečky ukazují, co je nové.
table-by-itself = Vyprávění pokračuje automaticky
table-by-itself-about = Jeho části jdou za sebou bez klikání.

# Proposals
table-proposal-undo = { $player } žádá o vrácení posledního tahu.
table-proposal-abandon = { $player } navrhuje hru tady ukončit.
table-proposal-waiting = Čeká se na odpověď: { $names }
table-proposal-agree = Souhlasím
table-proposal-disagree = Nesouhlasím
table-proposal-withdraw = Stáhnout návrh

# One screen for several
table-cover = Teď hraje: { $player }
table-cover-about = Předejte zařízení. Do té doby jsou karty zakryté.
table-cover-show = To jsem já, { $player }
table-cover-news = Co se stalo

# Keys
table-keys = Klávesy
table-key-choice = zvolit tuto možnost
table-key-arrows = z možnosti na možnost
table-key-confirm = potvrdit
table-key-clear = vybrat znovu
table-key-skip = přeskočit nebo pasovat
table-key-undo = vrátit
table-key-hint = požádat o radu nebo ji zavřít
table-key-plan = naplánovat příští tah nebo plánování ukončit
table-key-since = tahy po vašem, zpět a vpřed
table-key-next = dál ve vyprávění
table-key-text = textové zobrazení
table-key-log = záznam
table-key-chat = chat
table-key-zoom = blíž, dál, celý plán
table-key-help = tyto klávesy

# The end
table-result = Výsledek
table-winner = Vítězí: { $player } ({ n-points })
table-no-winner = Nikdo nevítězí
table-over-about = { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
    }, { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
    }
table-look = Prohlédnout plán
table-share = Sdílet
table-rematch = Odveta
table-scores = Body
table-total = Celkem
table-lost = dohromady { $points }
table-course = Vývoj bodů
table-course-about = Klepněte do grafu a uvidíte plán v té chvíli.
table-course-at = Tah { $move }: { $scores }
table-round = { $round }. kolo
table-round-before = Před prvním kolem

# The review
table-review = Rozbor partie
table-review-about = Bot projde partii: jak se vyvíjely šance všech na výhru a které tahy stály nejvíc. Trvá to minutu nebo dvě.
table-review-begin = Rozebrat partii
table-review-running = Bot prochází partii…
table-review-chances = Šance na výhru
table-review-honest = Každá pozice se posuzuje podle toho, co v ní mohl vidět hráč na tahu.
table-review-blunders = Tahy, které stály nejvíc
table-review-none = Žádný tah nestál ani setinu šance na výhru, ani s jistotou dva body.
table-review-blunder = Tah { $move }, { $player }. { $question }
table-review-played = Zahráno: „{ $move }“ ({ $chance }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
    })
table-review-better = Lépe: „{ $move }“ ({ $chance }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
    })
table-review-gains = Lepší tah přináší: { $reasons }
table-review-cost = ztráta { $chance }
table-review-see = Ukázat tah { $move } v přehrání
table-review-forfeit = body, které se na konci nepočítají

# The replay
table-replay-missing = Toto přehrání nelze ukázat
table-replay-nothing = Nebyl vybrán žádný záznam; vyberte ho na úvodní stránce.
table-replay-start = Hra začíná
table-replay-move = tah { $move }/{ $of }
table-replay-link = Odkaz na tento tah
table-replay-slider = Tah
table-replay-play = Přehrát
table-replay-pause = Pozastavit
table-replay-begin = Na začátek
table-replay-end = Na konec
table-replay-back = O tah zpět
table-replay-on = O tah vpřed
table-replay-turn-back = O hráče zpět
table-replay-turn-on = O hráče vpřed
table-replay-speed = Rychlost
table-replay-pausing = zastavit každé kolo
table-replay-play-on = Hrát odtud dál
table-replay-play-on-none = Tady už je po hře; přejděte k dřívějšímu tahu.
table-replay-leave = Zavřít přehrání
table-seen-by = vidí
table-seen-by-all = Všichni
table-seen-by-one = Jak to vidí { $player }

# Kamera
table-camera = Herní plán. Šipky posouvají pohled, plus a minus přibližují a oddalují, 0 ukáže vše.
table-camera-reset = Ukázat celý plán
table-camera-places = Místa na plánu

# Stůl bez plánu
table-words = Co leží na stole

# Plány na vlastní příští tah
table-plan = Naplánovat příští tah
table-plan-about = Plán vidíte jen vy. Až budete na tahu, po chvíli se provede, jako byste hráli vy.
table-plan-more = Přidat další, kdyby tento nešel zahrát
table-planning = plánujete příští tah
table-plan-as-if = Jako byste teď byli na tahu
table-plan-chosen = V plánu: { $moves }
table-plan-ends = Dál se váš tah předvídat nedá.
table-plan-keep = Uložit tento plán
table-plan-keep-none = Nejprve vyberte tah, na plánu nebo tady.
table-plan-cancel = Neplánovat
table-plan-back = Vrátit
table-plan-back-none = Zatím není nic naplánováno.
table-plan-heading = Můj plán
table-plan-order = Zahraje se první plán, který půjde zahrát; jinak rozhodnete vy.
table-plan-drop = Smazat: { $moves }
table-plan-throw-away = Smazat plán
table-plan-stop-if = Zastavit a zeptat se mě, pokud…
table-plan-under-way = Váš plán se právě provádí.
table-plan-due = Váš plán se za okamžik provede.
table-plan-take-over = Zahraju bez plánu
table-plan-stopped = Váš plán se zastavil: { $reason }.
table-plan-stopped-illegal = Váš plán se zastavil: nic z něj nejde zahrát.
table-trouble-cannot-plan = Váš příští tah se zatím předvídat nedá: napřed přijdou kostky, rozdávání karet nebo několik tahů někoho jiného. Zkuste to znovu, až někdo potáhne.
table-trouble-time-full = Na těchto hodinách je už tolik času, kolik jen může být.

# Hodiny
table-clocks = Čas u tohoto stolu
table-clock-about = asi { $time }
table-clock-left = Zbývající čas: { $time }
table-clock-sleeps = Spánek: { $hours }
table-clock-night = Spánek: čas stojí
table-clock-leave = Dovolená: čas stojí
table-clock-leave-until = Dovolená do: { $end }
table-clock-down = Čas stojí: server nebyl v provozu
table-clock-away = Čas vypršel
table-clock-away-of = Čas vypršel: { $player }. Za { $time } potáhne bot, ledaže přidáte čas nebo všichni souhlasí, že se počká.
table-clock-stand-in = Hraje bot
table-clock-stand-in-of = Bot hraje v zastoupení: { $player }
table-clock-waits = Všichni souhlasí, že se počká na návrat: { $player }.
table-clock-own-stand-in = Váš čas vypršel, a tak za vás hraje bot.
table-clock-own-away = Váš čas vypršel. Táhněte: za { $time } za vás začne hrát bot.
table-clock-own-waits = Váš čas vypršel, ale ostatní souhlasili, že na vás počkají.
table-clock-returns = { $returns ->
    [0] Na své místo se už vrátit nemůžete.
    [one] Dostanete { $time }. Můžete to udělat ještě jednou.
    [few] Dostanete { $time }. Můžete to udělat ještě { $returns }krát.
   *[other] Dostanete { $time }. Můžete to udělat ještě { $returns }krát.
}
table-clock-returns-left = { $returns ->
    [0] Po dalším vypršení času už návrat na místo není možný
    [one] Po vypršení času je možné vrátit se na místo ještě jednou
    [few] Po vypršení času je možné vrátit se na místo { $returns }krát
   *[other] Po vypršení času je možné vrátit se na místo { $returns }krát
}
table-clock-take-back = Vrátit se na své místo
table-clock-give = Přidat { $time }
table-clock-wait = Navrhnout čekání
table-clock-stop-waiting = Dál nečekat
table-proposal-wait = { $player } navrhuje počkat na návrat: { $away }. Bot zatím nehraje.
table-over-left = Boti dohráli v zastoupení: { $names }
