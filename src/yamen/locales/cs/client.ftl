# The browser: the pages around the table.

client-hero =
    Dvě hry ze staré Číny.
    Posaďte se a hrajte.
client-sentence = Pravidla hlídáme za vás. Bez účtu, bez instalace.
client-unofficial = Yamen vytvářejí fanoušci. S autory ani vydavateli her není spojen; názvy her patří jejich vlastníkům.

# Everywhere
client-skip = Přejít k obsahu
client-home = Yamen: na úvodní stránku
client-to-start = Na úvodní stránku
client-page-menu = Stránka
client-close = Zavřít
client-cancel = Zrušit
client-copy = Kopírovat
client-copied = Zkopírováno
client-copy-failed = Prohlížeč kopírování nedovolí. Označte text a zkopírujte ho ručně.
client-try-again = Zkusit znovu
client-you = vy
client-former-player = bývalý hráč
client-rules = Pravidla
client-settings = Nastavení
client-language = Jazyk
client-theme = Motiv
client-theme-to-lacquer = Tmavý motiv
client-theme-to-paper = Světlý motiv
client-update = Je tu nová verze.
client-update-now = Načíst ji
client-missing = Tady nic není
client-missing-about = Tato adresa nikam nevede. Možná v odkazu chybí písmeno.

# The start page
client-players = Hráči
client-duration = Délka hry
client-first-game = První hra
client-with-guide = s průvodcem
client-first-game-begins = Stůl se připravuje…
client-play-now = Hrát hned
client-with-bots = s boty
client-solo = Sólová hra
client-bots = Proti botům
client-bots-about = Obtížnost si zvolíte
client-same-screen = Na jednom zařízení
client-same-screen-about = Podáváte si ho
client-friends = S přáteli
client-friends-about = Pošlete odkaz
client-join = Připojit se
client-join-question = Máte odkaz nebo kód?
client-join-code = Odkaz nebo kód
client-join-wrong = To není ani odkaz na stůl, ani kód. Zkopírujte ho ještě jednou.
client-my-tables = Moje stoly
client-my-turns = Jste na tahu
client-my-tables-none = Zatím tu nic není. Budou tu vaše partie, nejdřív ty, kde jste na tahu.
client-what-ifs = Co kdyby
client-finished = Dohrané hry
client-show-all = Ukázat všechny ({ $tables })
client-watch = Sledovat
client-public = Sledovat nebo se připojit
client-public-none = Teď nikdo nehraje veřejně.
client-open = Otevřít
client-play = Hrát
client-line-my-turn = Jste na tahu
client-line-to-move = Na tahu: { $player }
client-line-running = Hraje se
client-line-open =
    { $free ->
        [one] Čeká se na jednoho hráče
        [few] Čeká se na { $free } hráče
       *[other] Čeká se na { $free } hráčů
    }
client-line-over = Dohráno
client-line-abandoned = Ukončeno předčasně
client-line-solo = { $game }, sólo
client-line-ready = Všichni jsou tady; může se začít
client-line-left = Zbývá: { $time }
client-line-time-up = Váš čas vypršel
client-line-stand-in = Hraje za vás bot
client-which = Které stoly
client-which-all = Všechny
client-which-live = Naživo
client-which-slow = Pomalé
client-which-none = Takové stoly tu nejsou.
client-since = Od vašeho posledního tahu
client-pace-calm = Klidně
client-pace-daily = Denně
client-pace-brisk = Svižně
client-pace-live = Naživo
client-pace = { $pace }: { $bank } a navíc { $credit } za každý tah
client-reliability = dohrané partie: { $finished }/{ $games }
client-reliability-new = zatím bez dohraných partií
client-reliability-reply = obvyklá doba odpovědi: { $time }
client-next-table = Další stůl
client-next-table-about = { $game }, { $people }
client-preview-private = Soukromý stůl
client-record = Prohlédnout záznam partie
client-needs-network = K tomu je potřeba server a vy jste offline.
client-list-offline = Tento seznam je ze serveru; objeví se, až budete online.
client-offline = Jste offline.
client-offline-about = Všechny partie, i ty proti botům, běží na serveru, takže teď hrát nelze. Stránky otevřené dříve fungují dál.
client-more-options = Další možnosti
client-guest-names = Jeřáb, Lotos, Bambus, Slivoň, Volavka, Vlaštovka, Kapr, Straka, Panda, Vrba

# A new table
client-new-table = Nový stůl
client-new-table-of = Nový stůl: { $game }
client-game = Hra
client-game-about = Co budete hrát.
client-players-about = Místa můžete nechat volná.
client-seats = Místa
client-seats-about = Kdo kde sedí.
client-seat = Místo { $seat }
client-seat-open = Volné místo
client-seat-open-about = Obsadí je ten, komu pošlete odkaz
client-seat-screen-about = Hraje na tomto zařízení; karty se zakrývají
client-seat-name = Jméno na místě { $seat }
client-guest-here = Hráč { $seat }
client-kind-open = Volné
client-kind-bot = Bot
client-kind-screen = Tady
client-level-of = Úroveň: { $bot }
client-your-name = Vaše jméno
client-your-name-about = Aby ostatní věděli, kdo hraje
client-bot-beginner = začátečnická
client-bot-beginner-about = Zná pravidla a jen o málo víc
client-bot-casual = pohodová
client-bot-casual-about = Hraje pro zábavu a dělá chyby
client-bot-strong = silná
client-bot-strong-about = Přemýšlí dopředu; těžko se poráží
client-bot-master = mistrovská
client-bot-master-about = To nejlepší, co máme; chvíli přemýšlí
client-bot-grandmaster = velmistrovská
client-bot-grandmaster-about = Deset sekund na tah: pro hry, které mohou trvat dny
client-bot-random = náhodná
client-bot-random-about = Dělá cokoli, co je dovoleno
client-bot-greedy = hamižná
client-bot-greedy-about = Bere to, co teď přinese nejvíc
client-hints = Rady
client-hints-about = K učení, nebo když nevíte, jak dál.
client-hints-allowed = Rady během hry
client-hints-allowed-about = Když jste na tahu, můžete bota požádat až o tři dobré tahy a o šanci na výhru po každém z nich. Ví jen to, co vidíte vy.
client-watchers = Diváci
client-watchers-about = Karty v ruce nevidí.
client-public-table = Veřejný stůl
client-public-table-about = Cizí hráči ho najdou na úvodní stránce a mohou obsadit volná místa. Jinak sem trafí jen ten, kdo má odkaz.
client-watchable = Ostatní se mohou dívat
client-watchable-about = Kdo má odkaz, může se dívat.
client-advanced = Pokročilé: jiné údaje
client-pack-about = Balíček dat nahrazuje údaje hry, například ceny a výnosy. Bez něj platí údaje hry.
client-pack-file = Soubor
client-pack-text = Text balíčku dat (TOML)
client-pack-wrong = Tento balíček dat nelze použít: { $message }
client-your-table = Váš stůl
client-summary =
    Hráčů: { $players }. Tady: { $here }{ $friends ->
        [0] { "" }
       *[other] , volných míst: { $friends }
    }{ $bots ->
        [0] { "" }
       *[other] , botů: { $bots }
    }
client-summary-usual = Obvyklá hra, vhodná napoprvé
client-summary-duration = { $duration }; { $pace }
client-create = Vytvořit stůl
client-create-next =
    { $friends ->
        [one] Pak dostanete odkaz, který pošlete příteli.
       *[other] Pak dostanete odkaz, který pošlete přátelům.
    }
client-start-game = Začít hru
client-start-next = Hra začne hned.

# The waiting room
client-waiting =
    { $free ->
        [one] Čeká se na jednoho hráče
        [few] Čeká se na { $free } hráče
       *[other] Čeká se na { $free } hráčů
    }
client-waiting-ready = Všichni jsou tady
client-waiting-about = { $game } · hráčů: { $players }
client-seat-waiting = čeká…
client-seat-here = na místě
client-seat-screen = na této obrazovce
client-seat-bot = bot, úroveň { $level }
client-bot-sits = Dát botovi
client-bot-sits-which = Který bot si přisedne?
client-bot-fills =
    { $free ->
        [one] Místo obsadí bot
       *[other] Místa obsadí boti
    }
client-bot-leaves = Uvolnit
client-bot-leaves-of = Uvolnit místo: { $bot }
client-seat-locked = Zamčené místo
client-seat-locked-about = nikdo si nemůže sednout
client-seat-lock = Zamknout
client-seat-unlock = Odemknout
client-send-away = Poslat pryč
client-send-away-of = Poslat pryč: { $name }
client-send-away-ask = Poslat pryč: { $name }?
client-send-away-about = Místo bude zase volné. Tato osoba si už k tomuto stolu nebude moci sednout.
client-take-seat = Sednout si sem
client-sit = Posadit se
client-sit-as = Posadit se jako { $name }
client-join-name-about = Víc není potřeba. Žádný účet.
client-leave = Odejít od stolu
client-start = Začít
client-start-why =
    { $free ->
        [one] Začít lze, jakmile někdo obsadí volné místo.
        [few] Začít lze, jakmile budou obsazena { $free } volná místa.
       *[other] Začít lze, jakmile bude obsazeno { $free } volných míst.
    }
client-start-locked = Hrát musí aspoň dva: odemkněte místo.
client-start-without =
    { $players ->
        [few] Zamčená místa odpadají: hrají { $players } hráči.
       *[other] Zamčená místa odpadají: hraje { $players } hráčů.
    }
client-invitation = Pozvánka
client-invitation-about = Pošlete odkaz, nebo nechte naskenovat kód.
client-invitation-code = Nebo nadiktujte tento kód; zadává se na úvodní stránce:
client-copy-link = Kopírovat odkaz
client-qr = Odkaz jako QR kód

# Who one is
client-account = Účet
client-account-of = Účet: { $name }
client-account-about = Vaše jméno, zařízení, údaje a odhlášení.
client-account-open = Do účtu
client-privacy = Server uchovává vaše jméno, vaše partie, co napíšete, kam chcete dostávat oznámení, že jste na tahu, a dvě cookies, podle kterých vás pozná. Nic víc, a nikdo jiný to nedostane.
client-code = Kód pro obnovení
client-code-title = Váš kód pro obnovení
client-code-why = Hrajete bez účtu. S tímto kódem získáte své partie zpět na jiném zařízení, nebo když na vás toto zapomene. Dobře ho uschovejte: kdo ho má, může hrát za vás.
client-code-copy = Kopírovat kód
client-code-kept = Už ho mám
client-code-renew = Vytvořit nový kód
client-code-renew-about = Vrátí vás zpět na jiném zařízení. Nový ukončí platnost starého a odhlásí ostatní zařízení.
client-rename = Změnit jméno
client-rename-about = Od teď; v rozehraných partiích zůstane staré.
client-renamed = Jméno je změněno.
client-password-title = Jméno a heslo
client-password-about = Chcete-li, zvolte si přihlašovací jméno a heslo a přihlaste se jimi na kterémkoli zařízení.
client-password-have = Můžete se přihlásit jako „{ $login }“. Tady změníte heslo.
client-password-hint = Alespoň 12 znaků; klidně několik slov
client-password-do = Uložit
client-password-set = Uloženo. Už se tak můžete přihlásit; ostatní zařízení jsou odhlášena.
client-login = Přihlašovací jméno
client-password = Heslo
client-leave-title = Odhlášení
client-log-out = Odhlásit se
client-log-out-everywhere = Odhlásit se na všech zařízeních
client-log-out-guest = Bez kódu pro obnovení se ke svým partiím nedostanete. Máte ho?
client-log-out-login = Vaše partie zůstanou. Znovu se přihlásíte jménem a heslem.
client-logged-out = Odhlášení proběhlo.
client-enter-guest = Jako host
client-enter-guest-about = Ke hře stačí jméno.
client-enter-guest-do = To jsem já
client-enter-login = Jménem a heslem
client-enter-login-do = Přihlásit se
client-enter-code = Kódem pro obnovení
client-enter-code-about = Dvacet písmen a číslic, které dostává host.
client-enter-code-do = Obnovit
client-confirm-title = Jste to vy?
client-confirm-about = Je to důležité, potvrďte proto, že jste to vy.
client-confirm-secret = Heslo nebo kód pro obnovení
client-confirm-do = Potvrdit
client-sessions-title = Vaše zařízení
client-sessions-about = Na těchto zařízeních jste přihlášeni. Které neznáte, to odhlaste.
client-session-unknown = Neznámé zařízení
client-session-current = toto zařízení
client-session-seen = Naposledy použito: { $when }
client-session-end = Odhlásit
client-session-end-of = Odhlásit: { $device }
client-session-ended = Zařízení je odhlášeno.
client-ignored-title = Ztlumení a zablokovaní
client-ignored-mute = ztlumeno
client-ignored-block = zablokováno
client-ignored-end = Zrušit
client-ignored-end-of = Zrušit: { $name }
client-data-title = Vaše údaje
client-data-about = Vše, co o vás server uchovává: stáhněte si to jako soubor, nebo to smažte.
client-data-export = Stáhnout mé údaje
client-data-delete = Smazat můj účet
client-data-delete-about = Vaše partie ostatním zůstanou, místo vašeho jména bude „bývalý hráč“; v rozehraných partiích hraje dál bot. Vše ostatní se smaže hned a navždy.
client-data-delete-sure = Smazat navždy
client-data-deleted = Účet je smazán.
client-notice-title = Od správce
client-notice-warn = Toto je varování.
client-notice-silence = V chatu nemůžete psát do: { $until }.
client-notice-suspend = Můžete jen sledovat do: { $until }.
client-notice-close = Účet je uzavřen.
client-notice-rename = Vaše jméno bylo změněno.
client-notice-reason = Důvod: { $reason }
client-notice-told = Od správce: { $what } Důvod: { $reason }
client-notice-seen = Rozumím

# Oznámení, že je člověk na tahu
client-notify-title = Když jste na tahu
client-notify-about = V partiích, které trvají řadu dní, vám dáme vědět, že jste na tahu, i bez účtu: nejvýše jednou za deset minut a nikdy v hodinách, kdy spíte.
client-notify-here = Zapnout oznámení na tomto zařízení
client-notify-here-denied = Prohlížeč blokuje oznámení z této stránky. Povolte je v jeho nastavení a vraťte se sem.
client-notify-here-none = Tento prohlížeč oznámení nepodporuje. Na iPhonu nebo iPadu nejdřív přidejte tuto stránku na plochu.
client-notify-on = Na tomto zařízení vám dáme vědět, že jste na tahu.
client-notify-kind-push = Prohlížeč
client-notify-kind-email = E-mail
client-notify-kind-json = Webhook (JSON)
client-notify-state-on = Připraveno
client-notify-state-delivered = Poslední zpráva: { $when }
client-notify-state-unconfirmed = Čeká se: otevřete odkaz v e-mailu
client-notify-state-failing = { $failures ->
    [one] { $failures } neúspěšný pokus: { $reason }
    [few] { $failures } neúspěšné pokusy: { $reason }
   *[other] { $failures } neúspěšných pokusů: { $reason }
    }
client-notify-state-off = Vypnuto po neúspěšných pokusech ({ $failures }): { $reason }. Úspěšný pokus to znovu zapne.
client-notify-error-timeout = odpověď nepřišla včas
client-notify-error-unreachable = nelze se spojit
client-notify-error-unknown-host = { $about } neexistuje
client-notify-error-private = { $about } je v soukromé síti
client-notify-error-redirect = přesměrovává na jinou adresu
client-notify-error-status = odpověď: { $about }
client-notify-error-refused = poštovní server odpovídá: { $about }
client-notify-error-no-mail = tento server neposílá e-maily
client-notify-test = Vyzkoušet
client-notify-test-of = Vyzkoušet: { $channel }
client-notify-test-delivered = Doručeno
client-notify-test-unreachable = Nedoručeno: { $reason }
client-notify-test-no-device = Žádné zařízení tam už není
client-notify-remove = Odebrat
client-notify-remove-of = Odebrat: { $channel }
client-notify-language = Jazyk zpráv
client-notify-more = Přidat jiný způsob
client-notify-way = Způsob
client-notify-address = E-mailová adresa
client-notify-address-hint = Dostanete e-mail s odkazem; dokud ho neotevřete, nic dalšího nepřijde.
client-notify-url = Adresa
client-notify-url-hint = Tak, jak ji uvádí služba; začíná na https://
client-notify-token = Token služby
client-notify-token-optional = Token služby (je-li potřeba)
client-notify-chat = Číslo chatu
client-notify-add = Přidat
client-notify-added = Přidáno. Vyzkoušejte to.
client-notify-asked = Poslali jsme vám e-mail; otevřete odkaz, který v něm je.
client-notify-feeds = Kanál a kalendář
client-notify-feeds-about = Tajné adresy pro čtečku kanálů (vaše tahy) a kalendář (vaše časové limity). Kdo je zná, může to všechno číst.
client-notify-feeds-do = Vytvořit adresy
client-notify-feeds-turns = Kopírovat adresu kanálu
client-notify-feeds-deadlines = Kopírovat adresu kalendáře
client-notify-feeds-renew = Vytvořit nové adresy
client-notify-feeds-remove = Odebrat je
client-notify-offer = Máme vám dát vědět, až budete zase na tahu?
client-notify-offer-do = Zapnout oznámení
client-notify-offer-no = Ne, děkuji
client-notify-confirm = E-maily, když jste na tahu
client-notify-confirm-about = Když budete na tahu, dostanete e-mail na tuto adresu. V každém je odkaz, kterým je zastavíte.
client-notify-confirm-do = Ano, posílejte
client-notify-confirm-done = Hotovo. Dostanete e-mail, když budete na tahu.
client-notify-stop = Žádné další e-maily
client-notify-stop-about = Na tuto adresu už e-maily nepřijdou. Vaše partie pokračují.
client-notify-stop-do = Zastavit e-maily
client-notify-stop-done = Hotovo. Další e-maily nepřijdou.

# Reports, and what the operator does about them
client-report-title = Nahlášení: { $name }
client-report-about = Správce to dostane s posledními 30 řádky chatu.
client-report-reason = Co je špatně?
client-report-reason-insult = Urážky nebo hrozby
client-report-reason-spam = Reklama nebo spam
client-report-reason-name = Jméno
client-report-reason-cheating = Podvádění
client-report-reason-other = Něco jiného
client-report-note = Co se stalo (chcete-li)
client-report-do = Nahlásit
client-report-done = Děkujeme. Správce se na to podívá.
client-moderation = Nahlášení
client-moderation-none = Nic tu nečeká.
client-moderation-by = { $reason } · nahlašuje { $reporter } · { $when }
client-moderation-lines = Poslední řádky chatu
client-moderation-no-lines = Nic nebylo napsáno.
client-moderation-table = Ke stolu
client-moderation-before = Dříve: { $kind }. { $reason }
client-moderation-what = Co udělat
client-moderation-reason = Důvod, který si dotyčný přečte
client-moderation-hours = Na kolik hodin
client-moderation-name = Nové jméno (jinak „Guest“ a číslo)
client-moderation-do = Provést
client-moderation-dismiss = Nedělat nic
client-moderation-done = Hotovo.
client-sanction-warn = Varování
client-sanction-silence = Umlčení
client-sanction-suspend = Pozastavení
client-sanction-close = Uzavření účtu
client-sanction-rename = Změna jména

# Settings
client-language-about = Změní se hned. Ostatním u stolu zůstane jejich.
client-theme-paper = Papír
client-theme-paper-about = Světlý, jako vytištěný
client-theme-lacquer = Lak
client-theme-lacquer-about = Tmavý, na večer
client-comfort = Pohyb a zvuk
client-motion = Animace
client-motion-about = Vypnuto: vše je hned na novém místě.
client-sound = Zvuk
client-sound-about = Cvaknutí při pohybu a gong, když jste na tahu.

# What went wrong
client-error-offline = Server není dostupný. Zkontrolujte připojení a zkuste to znovu.
client-error-push = Prohlížeč se nemůže spojit se svou službou oznámení. Zkuste to později, nebo zvolte níže jiný způsob.
client-error-nameless = Server vás ještě nezná. Zadejte své jméno, nebo použijte kód pro obnovení.
client-error-not-found = Nic takového není. Podívejte se, zda v odkazu, kódu nebo jménu nechybí písmeno.
client-error-forbidden = U tohoto stolu to udělat nemůžete.
client-error-conflict = Mezitím se něco změnilo. Podívejte se a zvolte znovu.
client-error-bad-move = Tento tah teď není dovolen.
client-error-too-many-requests = To bylo příliš najednou. Chvíli počkejte a zkuste to znovu.
client-error-quota = Víc tu jedna osoba mít nemůže. Dohrajte, co máte, nebo pokračujte zítra.
client-error-too-many-seats = U stolů, kde se ještě nezačalo, už máte tolik míst, kolik jedna osoba smí. Některé uvolněte, nebo počkejte, až hra začne.
client-error-sent-away = K tomuto stolu si sednout nemůžete: přeje si to osoba, která ho založila. Posaďte se k jinému.
client-error-unavailable = Server teď nemůže nic uložit. Chvíli počkejte a zkuste to znovu.
client-error-too-large = To je příliš velké.
client-error-too-many-reviews = Předchozí rozbory ještě nejsou hotové. Až bude první z nich, požádejte o další.
client-error-unknown-bot = Hraje tu bot, kterého tento server nemá. Požádejte toho, kdo server provozuje, aby ho spustil s tímto botem.
client-error-unreadable-table = Tento stůl je z jiné verze a nelze na něm hrát dál.
client-error-internal = Na serveru se něco pokazilo. Nic potvrzeného se neztratilo; zkuste to znovu.
client-error-login-forbidden = Jméno nebo heslo nesouhlasí. Zkontrolujte překlepy, nebo použijte kód pro obnovení.
client-error-code-not-found = Takový kód pro obnovení nikdo nemá. Zkontrolujte překlepy.
client-error-not-proven = Nejprve heslem nebo kódem pro obnovení potvrďte, že jste to vy.
client-error-short-password = Příliš krátké: alespoň 12 znaků. Pár slov se snadno pamatuje.
client-error-common-password = To se snadno uhodne. Vezměte pár slov, která k sobě nepatří.
client-error-name-taken = Tímto nebo velmi podobným jménem se přihlašuje někdo jiný. Zvolte jiné.
client-error-names-alike = U tohoto stolu má někdo jméno, které vypadá stejně. Zvolte jiné.
client-error-apart = Vy nebo někdo u tohoto stolu nechcete sedět spolu. Zvolte jiný stůl.
client-error-suspended = Správce vám zatím dovoluje jen sledovat. Důvod je na stránce účtu.
client-error-silenced = Správce vám zatím nedovoluje psát. Důvod je na stránce účtu.
client-error-phrases-only = Diváci mohou používat jen hotové fráze.
client-error-account-closed = Správce tento účet uzavřel. Důvod: { $reason }
client-error-confirm-forbidden = To nesouhlasí. Zkontrolujte překlepy.
client-error-email-bad-request = Tuto e-mailovou adresu nelze použít. Zkontrolujte překlepy, nebo zvolte jiný způsob.
client-error-webhook-bad-request = Tuto adresu nelze použít. Musí začínat https://, být úplná a vést do veřejného internetu; u ntfy musí končit vaším tématem, Telegram a Gotify potřebují token.
client-error-other = Server odmítl: { $message }
client-error-page = Na této stránce se něco pokazilo: { $message }

# Hodiny: nový stůl, noci, dovolená
client-pace-title = Čas
client-pace-title-about = Vypršení času hru nikdy neukončí: zaskočí bot.
client-pace-none = Bez měření času
client-pace-none-about = Každý přemýšlí, jak dlouho chce.
client-pace-about = Na začátek { $bank } a po každém tahu { $credit } navíc.
client-pace-most = Našetřit lze nejvýše { $most }.
client-pace-live-about = Pro ty, kdo hrají ve stejnou dobu.
client-pace-first = Kdo hraje danou hru poprvé, má dvakrát tolik času.
client-stand-in = Kdo zaskočí
client-stand-in-about = Když někomu vyprší čas, bot počká ještě { $grace } a pak zaskočí. Na své místo se lze vrátit jedním klepnutím, nejvýše dvakrát, a pokaždé získat { $time }. Který bot?
client-stand-in-waiting = Když někomu vyprší čas, bot ({ $bot }) počká ještě { $grace } a pak zaskočí.
client-night-title = Spánek
client-night-about = Když spíte, váš čas stojí, nejvýše osm hodin denně. Platí to pro partie, které začnou později, a všichni u stolu to vidí.
client-night-from = Od
client-night-to = Do
client-night-zone = Časové pásmo
client-night-save = Uložit tyto hodiny
client-night-saved = V partiích, které začnou od teď, váš čas stojí, když spíte.
client-night-remove = Odebrat tyto hodiny
client-night-removed = V partiích, které začnou od teď, váš čas běží ve dne v noci.
client-vacation-title = Dovolená
client-vacation-about = Během dovolené váš čas stojí u všech stolů kromě těch naživo. Máte 21 dní ročně.
client-vacation-now = Máte dovolenou do { $end }.
client-vacation-end = Jsem zpět
client-vacation-left = Letos zbývá: { $time }
client-vacation-days = Počet dní
client-vacation-begin = Začít dovolenou teď
