### Every sentence that a person reads, in Polish.

## About this language

language-name = Polski

## Multiplication Duel: make exactly the target (exact100)

exact100-title = Pojedynek na mnożenie
exact100-aim = traf równo w { $target }
exact100-goal = cel { $target }
exact100-objective = Doprowadź bieżący wynik równo do { $target }, a wygrasz; przekrocz { $target }, a przegrasz.
exact100-gist = Równo { $target } wygrywa, więcej przegrywa.
exact100-gist-surprise = Kto trafi równo w cel, wygrywa; kto go przekroczy, przegrywa.
exact100-brief =
    Bieżący wynik zaczyna się od 1. W swoim ruchu mnożysz go przez liczbę całkowitą od { $lowest } do { $highest }.
    Zrobisz równo { $target } i wygrywasz. Przekroczysz { $target } i od razu przegrywasz.
    Nie wolno pasować: nawet jeśli każda liczba przekracza cel, którąś trzeba wybrać.
    Inna liczba nie przejdzie: wybierasz jeszcze raz.
exact100-counter = Bieżący wynik
exact100-stands = Bieżący wynik to { $total }, twoja kolej.
exact100-opening = Pojedynek na mnożenie czas zacząć!
exact100-ask = { $player }, wybierz liczbę do mnożenia ({ $lowest }–{ $highest }):
exact100-move = { $player }: Wybieram { $number }. Bieżący wynik to teraz { $total }.
exact100-wrong = { $number } to nie liczba całkowita od { $lowest } do { $highest }. Wybierz jeszcze raz.
exact100-hit =
    { $move } Mam równo { $target } i wygrywam partię.
    Wygrywa { $winner }!
exact100-passed =
    { $move } Przekraczam { $target } i przegrywam partię.
    Wygrywa { $winner }!
exact100-resigned =
    { $loser }: Poddaję się i przegrywam partię.
    Wygrywa { $winner }!
exact100-time =
    { $loser } przekracza czas i przegrywa partię.
    Wygrywa { $winner }!
exact100-keyboard-opening =
    Pojedynek na mnożenie czas zacząć!

    Bieżący wynik: 1
    { "" }
exact100-keyboard-other-target =
    Cel: { $target }
    { "" }
exact100-keyboard-ask = { exact100-ask }
exact100-keyboard-move =
    Twój wybór: { $number }.
    Bieżący wynik to teraz { $total }.
    { "" }
exact100-keyboard-wrong = { exact100-wrong }
exact100-keyboard-hit =
    { $move }
    { $winner } ma równo { $target } i wygrywa partię.
    Wygrywa { $winner }!
exact100-keyboard-passed =
    { $move }
    { $loser } przekracza { $target } i przegrywa partię.
    Wygrywa { $winner }!

## Multiplication Duel: Avoid. Do not be the one who reaches the target (avoid100)

avoid100-title = Pojedynek na mnożenie: Unik
avoid100-aim = trzymaj się poniżej { $target }
avoid100-goal = trzymaj się poniżej { $target }
avoid100-objective = Nie doprowadź wspólnej liczby do { $target } ani wyżej: kto to zrobi, przegrywa.
avoid100-gist = Kto dojdzie do { $target } lub wyżej, przegrywa; tak samo ten, kto wybierze inną liczbę.
avoid100-gist-surprise = Kto dojdzie do celu lub wyżej, przegrywa; tak samo ten, kto wybierze inną liczbę.
avoid100-brief =
    Wspólna liczba zaczyna się od 1. W swoim ruchu mnożysz ją przez liczbę całkowitą od { $lowest } do { $highest }.
    Kto doprowadzi ją do { $target } lub wyżej, przegrywa.
    Wybieraj z rozwagą: każda liczba spoza zakresu od { $lowest } do { $highest } to natychmiastowa przegrana.
avoid100-counter = Wspólna liczba
avoid100-stands = Wspólna liczba to { $total }, twoja kolej.
avoid100-opening = Witajcie w Pojedynku na mnożenie! Zaczyna { $player }.
avoid100-ask = { $player }, wybierz swój mnożnik ({ $lowest }–{ $highest }):
avoid100-move = { $player } wybiera mnożnik { $number }. Nowa wspólna liczba to { $total }.
avoid100-wrong = { $player } wybiera { $number }. { $number } to niedozwolony mnożnik.
avoid100-hit =
    { $move }
    Wspólna liczba osiąga lub przekracza { $target }.
    { $loser } przegrywa. Wygrywa { $winner }!
avoid100-passed = { avoid100-hit }
avoid100-wrong-number =
    { $move }
    { $loser } przegrywa. Wygrywa { $winner }!
avoid100-resigned =
    { $loser } się poddaje.
    { $loser } przegrywa. Wygrywa { $winner }!
avoid100-time =
    Czas minął: { $loser } nie zdąża z ruchem.
    { $loser } przegrywa. Wygrywa { $winner }!
avoid100-keyboard-opening =
    Witajcie w Pojedynku na mnożenie!
    Liczba początkowa: 1
    Liczba docelowa: { $target }
    Zaczyna { $player }.
    { "" }
avoid100-keyboard-ask =
    Wspólna liczba to { $total }.
    { $player }, wybierz swój mnożnik ({ $lowest }–{ $highest }):
avoid100-keyboard-move =
    Nowa wspólna liczba to { $total }.
    { "" }
avoid100-keyboard-wrong = { $number } to niedozwolony mnożnik.
avoid100-keyboard-hit = { avoid100-hit }
avoid100-keyboard-passed = { avoid100-hit }
avoid100-keyboard-wrong-number = { avoid100-wrong-number }

## Multiplication Madness: be the first to reach the target (reach100)

reach100-title = Szał mnożenia
reach100-aim = kto pierwszy dobije do { $target } lub dalej
reach100-goal = cel { $target }
reach100-objective = Wygrywa, kto pierwszy dobije aktualnym wynikiem do { $target } lub dalej.
reach100-gist = Kto pierwszy dobije do { $target } lub dalej, wygrywa.
reach100-gist-surprise = Kto pierwszy dobije do celu lub dalej, wygrywa.
reach100-brief =
    Aktualny wynik zaczyna się od 1. W swoim ruchu mnożysz go przez liczbę całkowitą od { $lowest } do { $highest }.
    Kto pierwszy dobije do { $target } lub dalej, wygrywa. Przekroczyć { $target } też wolno.
    Nie wolno pasować, a każdego mnożnika można użyć ponownie.
    Inna liczba nie przejdzie: wybierasz jeszcze raz.
reach100-counter = Aktualny wynik
reach100-stands = Aktualny wynik to { $total }, twoja kolej.
reach100-opening = Start!
reach100-ask = { $player }, podaj mnożnik ({ $lowest }–{ $highest }):
reach100-move = { $player } wybiera { $number }. Aktualny wynik to już { $total }.
reach100-wrong = { $number } to nie mnożnik od { $lowest } do { $highest }. Podaj inny.
reach100-hit =
    { $move }
    { $winner } dobija do celu!
    { $winner } wygrywa partię!
reach100-passed = { reach100-hit }
reach100-resigned =
    { $loser } się poddaje!
    { $winner } wygrywa partię!
reach100-time =
    { $loser } przekracza czas!
    { $winner } wygrywa partię!
reach100-keyboard-opening =
    Start!
    Aktualny wynik to 1.
    Cel to { $target }.
    { "" }
reach100-keyboard-ask = { reach100-ask }
reach100-keyboard-move =
    Twój wybór: { $number }.
    Aktualny wynik to już { $total }.
    { "" }
reach100-keyboard-wrong = { reach100-wrong }
reach100-keyboard-hit = { reach100-hit }
reach100-keyboard-passed = { reach100-hit }

## Power Play: force the other player past the target (over100)

over100-title = Próba sił
over100-aim = nie przekrocz { $target }
over100-goal = nie przekrocz { $target }
over100-objective = Zmuś drugą stronę do przekroczenia { $target }: kto to zrobi, przegrywa.
over100-gist = Kto przekroczy { $target }, przegrywa.
over100-gist-surprise = Kto przekroczy cel, przegrywa.
over100-brief =
    Wynik zaczyna się od 1. W swoim ruchu mnożysz go przez liczbę całkowitą od { $lowest } do { $highest }.
    Kto przekroczy { $target }, przegrywa. Przy równo { $target } gra toczy się dalej.
    { $allowed ->
        [one] Każda inna liczba to wpadka i wybierasz jeszcze raz; { $allowed } wpadka to walkower.
        [few] Każda inna liczba to wpadka i wybierasz jeszcze raz; { $allowed } wpadki to walkower.
        [many] Każda inna liczba to wpadka i wybierasz jeszcze raz; { $allowed } wpadek to walkower.
       *[other] Każda inna liczba to wpadka i wybierasz jeszcze raz; { $allowed } wpadki to walkower.
    }
over100-counter = Wynik
over100-stands = Wynik to { $total }, twoja kolej.
over100-opening = Zaczynamy grę. Wynik to 1.
over100-ask = { $player }, wybierz mnożnik ({ $lowest }–{ $highest }):
over100-move = { $player } mnoży przez { $number }. Nowy wynik to { $total }.
over100-wrong = { $number } to nie liczba całkowita od { $lowest } do { $highest }. { $player }, wpadka { $strikes } z { $allowed }.
over100-passed =
    { $move }
    Wynik przekracza { $target }! { $loser } przegrywa.
    { $winner } wygrywa partię!
over100-strikes =
    { $move }
    { $loser } oddaje partię walkowerem.
    { $winner } wygrywa partię!
over100-resigned =
    { $loser } poddaje się i przegrywa.
    { $winner } wygrywa partię!
over100-time =
    Koniec czasu! { $loser } przegrywa.
    { $winner } wygrywa partię!
over100-keyboard-opening = Zaczynamy grę. Wynik to 1.
over100-keyboard-other-target = Wynik nie może przekroczyć { $target }.
over100-keyboard-ask = { over100-ask }
over100-keyboard-move = { over100-move }
over100-keyboard-wrong = { over100-wrong }
over100-keyboard-passed = { over100-passed }
over100-keyboard-strikes = { over100-strikes }

## Power Play: Race. Two products, one target, first to make it exactly (race1000)

race1000-title = Próba sił: Wyścig
race1000-aim = własny iloczyn, kto pierwszy równo { $target }
race1000-goal = cel { $target }
race1000-objective = Każdy ma własny iloczyn: kto pierwszy zrobi równo { $target }, wygrywa; kto przekroczy, przegrywa.
race1000-gist = Każdy ma własną liczbę: równo { $target } wygrywa, więcej przegrywa.
race1000-gist-surprise = Każdy ma własną liczbę: kto trafi równo w cel, wygrywa; kto go przekroczy, przegrywa.
race1000-brief =
    Każdy ma własny iloczyn, który zaczyna się od 1 i jest widoczny dla wszystkich.
    W swoim ruchu mnożysz swój iloczyn przez liczbę całkowitą od { $lowest } do { $highest }.
    Zrobisz równo { $target } i wygrywasz. Przekroczysz { $target } i od razu przegrywasz.
    Inna liczba nie przejdzie: wybierasz jeszcze raz.
race1000-counter = Iloczyn
race1000-stands = Twój iloczyn to { $total }, po drugiej stronie jest { $other }, twoja kolej.
race1000-opening = Zaczynamy wyścig. Obie strony ruszają z iloczynem 1.
race1000-ask =
    Teraz gra { $player }:
    - Obecny iloczyn: { $total }
    - Wybierz liczbę od { $lowest } do { $highest }:
race1000-move = { $player } wybiera { $number }. Nowy iloczyn: { $total }
race1000-wrong = { $number } to nie liczba od { $lowest } do { $highest }. Wybierz inną.
race1000-hit =
    { $move }
    Gratulacje, { $winner }! Masz równo { $target } i wygrywasz partię!
race1000-passed =
    { $move }
    { $loser } przekracza { $target } i przegrywa.
    Gratulacje, { $winner }! Wygrywasz partię!
race1000-resigned =
    { $loser } się poddaje.
    Gratulacje, { $winner }! Wygrywasz partię!
race1000-time =
    { $loser } przekracza czas.
    Gratulacje, { $winner }! Wygrywasz partię!
race1000-keyboard-opening =
    --- Próba sił ---

    Zaczynamy wyścig. Obie strony ruszają z iloczynem 1.
    { "" }
race1000-keyboard-other-target =
    Cel: { $target }
    { "" }
race1000-keyboard-ask = { race1000-ask }
race1000-keyboard-move =
    - Nowy iloczyn: { $total }
    { "" }
race1000-keyboard-wrong = { race1000-wrong }
race1000-keyboard-hit = { race1000-hit }
race1000-keyboard-passed = { race1000-passed }

## What all games share

not-a-number = Coś takiego
how-to-play = Na zmianę mnożycie przez liczby od { $lowest } do { $highest }, zaczynając od 1. { $gist }
# Stoi po słowach „liczby” i „liczbę”.
span = od { $lowest } do { $highest }
span-depending = od { $lowest } do { $highest }, zależnie od gry
list-separator = { ", " }
one-of = { $others } lub { $last }
score = { $one }:{ $two }

## The match, after each of its games

match-level = W meczu jest remis { $one }:{ $two }.
match-leads = { $player } prowadzi w meczu { $won }:{ $lost }.
match-won = { $winner } wygrywa mecz { $won }:{ $lost }!
match-given-up = { $loser } poddaje mecz, więc wygrywa go { $winner }.

## Strengths of the bot as an opponent

level-easy = łatwy
level-medium = średni
level-hard = trudny
level-perfect = bezbłędny

## The challenge: the message with Accept, Decline and Withdraw

challenge = { $opponent }, { $challenger } rzuca ci wyzwanie: **{ $title }**!
challenge-rematch = { $opponent }, { $challenger } proponuje ci rewanż: **{ $title }**!
terms-best-of =
    { $games ->
        [one] Mecz na **{ $games }** partię
        [few] Mecz na **{ $games }** partie
        [many] Mecz na **{ $games }** partii
       *[other] Mecz na **{ $games }** partii
    }
terms-single = Jedna partia
terms-starts = zaczyna { $player }
terms-coin-toss = kto zaczyna, rozstrzygnie rzut monetą
terms-clock = **{ $time }** na ruch
terms-strikes =
    { $strikes ->
        [one] **{ $strikes }** wpadka to walkower
        [few] **{ $strikes }** wpadki to walkower
        [many] **{ $strikes }** wpadek to walkower
       *[other] **{ $strikes }** wpadki to walkower
    }
terms-surprise = cel to **niespodzianka**
challenge-expires = Wyzwanie wygasa { $when }.
challenge-was-declined = { $opponent } odmawia.
challenge-was-withdrawn = { $challenger } wycofuje wyzwanie.
challenge-has-expired = Wyzwanie wygasło: { $opponent } nie odpowiada.
challenge-was-stopped = Moderacja przerwała pojedynek.
challenge-was-abandoned = Koniec bez rozstrzygnięcia: kanał zniknął.
challenge-is-played = Gra toczy się w wątku { $thread }.
challenge-to-me = { $challenger } gra ze mną: **{ $title }**, poziom **{ $level }**.
challenge-declined = { $challenger }, nic z pojedynku: { $opponent } odmawia.
thread-players = { $challenger } kontra { $opponent }

## The buttons and lists

button-accept = Przyjmij
button-decline = Odrzuć
button-withdraw = Wycofaj
button-rematch = Rewanż
button-easier = Łatwiej
button-harder = Trudniej
button-review = Analiza
button-review-game = Analiza partii { $number }
list-review = Wybierz partię do analizy
button-share = Udostępnij
button-previous = Poprzednia
button-next = Następna
button-resign = Poddaj się
button-resign-game = Poddaj tę partię
button-resign-match = Poddaj mecz
list-matches = Wybierz mecz
list-games = Wybierz grę

## The beginning of a match

accepted = { $opponent } przyjmuje wyzwanie.
accepted-by-me = Wchodzę w to jako { $opponent }.
coin-chose = Moneta wskazuje: { $player }.
no-thread = Nie udało mi się otworzyć wątku, więc gramy tutaj.
next-game = Partia { $number }: zaczyna { $player }.
next-game-opened = Partia { $number }.

## The board: the card with the number, and what stands on it

of-match =
    { $games ->
        [one] mecz na { $games } partię
        [few] mecz na { $games } partie
        [many] mecz na { $games } partii
       *[other] mecz na { $games } partii
    }
of-match-game =
    { $games ->
        [one] partia { $number }, mecz na { $games } partię
        [few] partia { $number }, mecz na { $games } partie
        [many] partia { $number }, mecz na { $games } partii
       *[other] partia { $number }, mecz na { $games } partii
    }
against-me = przeciwko mnie, poziom { $level }
board-clock = { $player }: czas na ruch mija { $when }.
board-score = Stan meczu: { $challenger } **{ $one }** : **{ $two }** { $opponent }
board-strikes = Wpadki: { $counts }
board-strikes-of = { $player } **{ $strikes }** z { $allowed }
board-standings = Ranking pokaże `/leaderboard`.
reminder = { $player }, twój ruch: { $other } czeka. Gdy skończy ci się czas, przegrasz partię.
won-on-time = { $winner }, partia jest twoja.
stopped-challenge = Moderacja anulowała wyzwanie { $challenger } kontra { $opponent }. Koniec bez rozstrzygnięcia.
stopped-match = Moderacja przerwała mecz { $challenger } kontra { $opponent }. Koniec bez rozstrzygnięcia.
result-stopped = Gra toczyła się w wątku { $thread }.
result-won = **{ $winner }** wygrywa, a **{ $loser }** przegrywa w grze „{ $title }”: { $thread }
result-won-score = **{ $winner }** wygrywa { $won }:{ $lost }, a **{ $loser }** przegrywa w grze „{ $title }”: { $thread }
rematch-is-elsewhere = Rewanż już trwa: { $place }.

## Giving up, and choosing a match: only for the one who asks

resign-single = Poddajesz się? Wtedy wygra { $other }. Jeśli chcesz grać dalej, niczego nie klikaj.
resign-which = Poddajesz tę partię czy cały mecz? Wtedy wygra { $other }. Jeśli chcesz grać dalej, niczego nie klikaj.
which-match = Na tym kanale trwa kilka meczów. O który chodzi?
which-players = { $challenger } i { $opponent }
which-waits = czeka na odpowiedź
which-game = Ty kontra { $opponent }: w którą grę?

## The rules of a game, and who wins it: /duel rules, only for the one who asks

rules-footer = Zagraj: { $command }
prospects-second =
    { $moves ->
        [one] Przy bezbłędnej grze i celu { $target } wygrywa ten, kto nie zaczyna, najpóźniej po { $moves } ruchu, licząc obie strony.
        [few] Przy bezbłędnej grze i celu { $target } wygrywa ten, kto nie zaczyna, najpóźniej po { $moves } ruchach, licząc obie strony.
        [many] Przy bezbłędnej grze i celu { $target } wygrywa ten, kto nie zaczyna, najpóźniej po { $moves } ruchach, licząc obie strony.
       *[other] Przy bezbłędnej grze i celu { $target } wygrywa ten, kto nie zaczyna, najpóźniej po { $moves } ruchu, licząc obie strony.
    }
prospects-first =
    { $moves ->
        [one] Przy bezbłędnej grze i celu { $target } wygrywa ten, kto zaczyna, najpóźniej po { $moves } ruchu, licząc obie strony.
        [few] Przy bezbłędnej grze i celu { $target } wygrywa ten, kto zaczyna, najpóźniej po { $moves } ruchach, licząc obie strony.
        [many] Przy bezbłędnej grze i celu { $target } wygrywa ten, kto zaczyna, najpóźniej po { $moves } ruchach, licząc obie strony.
       *[other] Przy bezbłędnej grze i celu { $target } wygrywa ten, kto zaczyna, najpóźniej po { $moves } ruchu, licząc obie strony.
    }
prospects-first-how =
    { $any ->
        [yes]
            { $moves ->
                [one] Przy bezbłędnej grze i celu { $target } wygrywa ten, kto zaczyna, najpóźniej po { $moves } ruchu, licząc obie strony: na początek dowolna liczba.
                [few] Przy bezbłędnej grze i celu { $target } wygrywa ten, kto zaczyna, najpóźniej po { $moves } ruchach, licząc obie strony: na początek dowolna liczba.
                [many] Przy bezbłędnej grze i celu { $target } wygrywa ten, kto zaczyna, najpóźniej po { $moves } ruchach, licząc obie strony: na początek dowolna liczba.
               *[other] Przy bezbłędnej grze i celu { $target } wygrywa ten, kto zaczyna, najpóźniej po { $moves } ruchu, licząc obie strony: na początek dowolna liczba.
            }
       *[no]
            { $moves ->
                [one] Przy bezbłędnej grze i celu { $target } wygrywa ten, kto zaczyna, najpóźniej po { $moves } ruchu, licząc obie strony: na początek { $numbers }.
                [few] Przy bezbłędnej grze i celu { $target } wygrywa ten, kto zaczyna, najpóźniej po { $moves } ruchach, licząc obie strony: na początek { $numbers }.
                [many] Przy bezbłędnej grze i celu { $target } wygrywa ten, kto zaczyna, najpóźniej po { $moves } ruchach, licząc obie strony: na początek { $numbers }.
               *[other] Przy bezbłędnej grze i celu { $target } wygrywa ten, kto zaczyna, najpóźniej po { $moves } ruchu, licząc obie strony: na początek { $numbers }.
            }
    }
prospects-later = Jakimi liczbami, powiem, gdy skończy się twój mecz.
suggestion-second =
    { $moves ->
        [one] { $target }: do { $moves } ruchu, wygrać może ten, kto nie zaczyna
        [few] { $target }: do { $moves } ruchów, wygrać może ten, kto nie zaczyna
        [many] { $target }: do { $moves } ruchów, wygrać może ten, kto nie zaczyna
       *[other] { $target }: do { $moves } ruchu, wygrać może ten, kto nie zaczyna
    }
suggestion-first =
    { $moves ->
        [one] { $target }: do { $moves } ruchu, wygrać może ten, kto zaczyna
        [few] { $target }: do { $moves } ruchów, wygrać może ten, kto zaczyna
        [many] { $target }: do { $moves } ruchów, wygrać może ten, kto zaczyna
       *[other] { $target }: do { $moves } ruchu, wygrać może ten, kto zaczyna
    }
suggestion-first-one =
    { $moves ->
        [one] { $target }: do { $moves } ruchu, wygrać może ten, kto zaczyna, ale tylko jedną liczbą
        [few] { $target }: do { $moves } ruchów, wygrać może ten, kto zaczyna, ale tylko jedną liczbą
        [many] { $target }: do { $moves } ruchów, wygrać może ten, kto zaczyna, ale tylko jedną liczbą
       *[other] { $target }: do { $moves } ruchu, wygrać może ten, kto zaczyna, ale tylko jedną liczbą
    }
suggestion-surprise = zaskocz nas

## Spans of time: "24 hours", "1 hour 30 minutes", "7 days"

duration-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
duration-hours =
    { $hours ->
        [one] { $hours } godzina
        [few] { $hours } godziny
        [many] { $hours } godzin
       *[other] { $hours } godziny
    }
duration-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
duration-separator = { " " }
duration-none = mniej niż minuta

## Hints: only for the one who asks, against the bot

hint-any = Każda liczba utrzymuje wygraną.
hint-numbers =
    { $several ->
        [yes] **{ $numbers }**: każda z tych liczb utrzymuje wygraną.
       *[no] **{ $numbers }**: ta liczba utrzymuje wygraną.
    }
hint-lost = Przy bezbłędnej grze przegrywa każdy wybór.
hint-slip-any = Ale czasem się mylę: może wystarczyć **dowolna liczba**.
hint-slip = Ale czasem się mylę: **{ $numbers }** pozwoli ci przetrwać najdłużej.

## The review of a finished game

review-title = Analiza
review-target = cel { $target }
review-never-turned =
    { $first ->
        [yes] { $player } zaczyna, od pierwszego ruchu ma wygraną w ręku i już jej nie wypuszcza.
       *[no] { $player } nie zaczyna, ale od pierwszego ruchu ma wygraną w ręku i już jej nie wypuszcza.
    }
review-turned-made = Punkt zwrotny: { $player } wybiera { $number }, co daje { $total }.
review-turned-wrong =
    { $number ->
        [none] Punkt zwrotny: { $player } podaje coś spoza zakresu od { $lowest } do { $highest } i przegrywa partię.
       *[other] Punkt zwrotny: { $player } podaje { $number }, liczbę spoza zakresu od { $lowest } do { $highest }, i przegrywa partię.
    }
review-turned-strike =
    { $number ->
        [none] Punkt zwrotny: { $player } zalicza wpadkę { $strikes } z { $allowed } i przegrywa partię.
       *[other] Punkt zwrotny: { $player } podaje { $number }, zalicza wpadkę { $strikes } z { $allowed } i przegrywa partię.
    }
review-turned-resigned = Punkt zwrotny: { $player } poddaje wygraną partię.
review-turned-time = Punkt zwrotny: { $player } przekracza czas w wygranej partii.
review-would-have-kept =
    { $any ->
        [yes] Wystarczy dowolna liczba, a { $player } nadal wygrywa.
       *[no] Wystarczy { $numbers }, a { $player } nadal wygrywa.
    }
review-line = { $count }. { $done } – { $did }
review-multiplied = { $player }: { $before } × { $number } = { $total }
review-wrong =
    { $number ->
        [none] { $player } podaje coś spoza zakresu od { $lowest } do { $highest }
       *[other] { $player } podaje { $number }, spoza zakresu od { $lowest } do { $highest }
    }
review-strike =
    { $number ->
        [none] { $player } zalicza wpadkę { $strikes } z { $allowed }
       *[other] { $player } podaje { $number }, wpadka { $strikes } z { $allowed }
    }
review-resigns = { $player } się poddaje
review-runs-out-of-time = { $player } przekracza czas
review-wins = wygrywa
review-keeps = utrzymuje wygraną
review-still-winning = wciąż wygrana pozycja
review-throws-away = wypuszcza wygraną z rąk
review-throws-away-how =
    { $any ->
        [yes] wypuszcza wygraną z rąk; utrzymałaby ją dowolna liczba
       *[no] wypuszcza wygraną z rąk; utrzymałoby ją { $numbers }
    }
review-was-losing = i tak przegrana pozycja
review-still-losing = wciąż przegrana pozycja
review-losing = pozycja już przegrana, bez względu na liczbę
review-nothing =
    { $moves ->
        [one] { $moves } ruch, który niczego nie zmienia
        [few] { $moves } ruchy, które niczego nie zmieniają
        [many] { $moves } ruchów, które niczego nie zmieniają
       *[other] { $moves } ruchu, który niczego nie zmienia
    }
review-before = … i wcześniejsze ruchy
review-later = Jakie liczby utrzymują wygraną, powiem po meczu.

## The puzzle of the day

puzzle-title = Zagadka dnia · { $weekday }
puzzle-question =
    { $objective }
    { $stands } Tylko jedna liczba od { $lowest } do { $highest } utrzymuje wygraną: która?
puzzle-right = Tak: { $line }
puzzle-wrong = Niezupełnie: { $line } Wygraną utrzymuje tylko { $answer }.
puzzle-wrong-number = Niezupełnie: { $number } to nie liczba od { $lowest } do { $highest }. Wygraną utrzymuje tylko { $answer }.
# „Riposta” to zawsze ruch drugiej strony.
line-makes =
    { $whose ->
        [mine] { $number } daje { $total }
        [yours] twoje { $number } daje { $total }
       *[theirs] riposta { $number } daje { $total }
    }
line-hits =
    { $did ->
        [wins]
            { $whose ->
                [mine] { $number } daje równo { $total } i wygrywa
                [yours] twoje { $number } daje równo { $total } i wygrywa
               *[theirs] riposta { $number } daje równo { $total } i wygrywa
            }
       *[loses]
            { $whose ->
                [mine] { $number } daje równo { $total } i przegrywa
                [yours] twoje { $number } daje równo { $total } i przegrywa
               *[theirs] riposta { $number } daje równo { $total } i przegrywa
            }
    }
line-passes =
    { $did ->
        [wins]
            { $whose ->
                [mine] { $number } daje { $total }, czyli ponad { $target }, i wygrywa
                [yours] twoje { $number } daje { $total }, czyli ponad { $target }, i wygrywa
               *[theirs] riposta { $number } daje { $total }, czyli ponad { $target }, i wygrywa
            }
       *[loses]
            { $whose ->
                [mine] { $number } daje { $total }, czyli ponad { $target }, i przegrywa
                [yours] twoje { $number } daje { $total }, czyli ponad { $target }, i przegrywa
               *[theirs] riposta { $number } daje { $total }, czyli ponad { $target }, i przegrywa
            }
    }
line-overstep =
    { $hits ->
        [yes]
            { $whose ->
                [yours] każdy twój wybór osiąga lub przekracza { $target } i przegrywa
               *[theirs] każda riposta osiąga lub przekracza { $target } i przegrywa
            }
       *[no]
            { $whose ->
                [yours] każdy twój wybór przekracza { $target } i przegrywa
               *[theirs] każda riposta przekracza { $target } i przegrywa
            }
    }
line-more =
    { $moves ->
        [one] jeszcze { $moves } ruch
        [few] jeszcze { $moves } ruchy
        [many] jeszcze { $moves } ruchów
       *[other] jeszcze { $moves } ruchu
    }
line-one = { $first }.
line-two = { $first }, a { $last }.
line-many = { $first }. Dalej przy najlepszej grze: { $others }, a { $last }.
puzzle-tries = Udane próby dziś na tym serwerze: { $solved } z { $tried }.
puzzle-untried = Nikt tu dziś jeszcze nie próbował. Przetrzyj szlak!
puzzle-streak =
    { $streak ->
        [one] Twoja seria: **{ $streak } dzień**.
        [few] Twoja seria: **{ $streak } dni**.
        [many] Twoja seria: **{ $streak } dni**.
       *[other] Twoja seria: **{ $streak } dnia**.
    }
puzzle-no-streak = Jutro możesz zacząć serię.
puzzle-next = Następna zagadka pojawi się { $when }.
puzzle-shared-title = Zagadka dnia
puzzle-shared-date = { $day } { $month }
puzzle-shared-streak = seria { $streak }
puzzle-shared-tries = udane próby tutaj: { $solved } z { $tried }

## The leaderboard

leaderboard-title = Ranking
leaderboard-title-of = Ranking · { $ranking }
leaderboard-against-me = Przeciwko mnie, poziom { $level }
leaderboard-empty = Nikt tu jeszcze nie skończył żadnej partii. Zagraj pierwszą: `/duel start`.
leaderboard-page = Strona { $page } z { $pages }
leaderboard-games = wygrane: { $won }, przegrane: { $lost } · { $rate }
leaderboard-matches =
    { $count ->
        [one] { $count } wygrany mecz
        [few] { $count } wygrane mecze
        [many] { $count } wygranych meczów
       *[other] { $count } wygranego meczu
    }

## Help, and the greeting of a server that the bot has joined

help-title = Jak grać
help-what = Krótkie gry liczbowe z pazurem, dla dwóch osób: na zmianę mnożycie przez liczby { $span }, zaczynając od 1.
help-begin = Rzuć wyzwanie komuś albo mnie: wpisz `/duel start` lub otwórz menu wybranej osoby i kliknij **Aplikacje**, **{ menu-challenge }**. Potem gracie na zmianę przyciskami z liczbami.
help-more = `/duel rules` podaje zasady każdej gry, `/duel review` pokazuje, gdzie partia się odwróciła, `/leaderboard` to ranking, a `/puzzle` to zagadka dnia.
greeting =
    Cześć, tu { $name }. { $what }
    { $begin } `/help` wyjaśnia, o co chodzi w każdej grze.

## What somebody may not do: told to them alone, with what to do instead

refusal-no-duel = Na tym kanale nie trwa żaden mecz. Zacznij nowy: `/duel start`.
refusal-no-duel-of-yours = Na tym kanale nie trwa żaden twój mecz. Zacznij nowy: `/duel start`.
refusal-match-is-over = Ten mecz już się skończył. Zacznij następny: `/duel start`.
refusal-game-is-over = Tamta partia już się skończyła. `/duel resign` dotyczy tej, która trwa teraz.
refusal-not-yours-to-repeat = Ten rewanż mogą rozegrać tylko { $challenger } i { $opponent }. Zacznij własny mecz: `/duel start`.
refusal-rematch-is-offered = Twoja propozycja już czeka: { $link }. Rewanż zacznie się, gdy { $opponent } naciśnie „{ $rematch }” lub „{ $accept }”.
refusal-rematch-is-on = Rewanż już trwa: { $link }. Gdy się skończy, możecie zagrać kolejny.
refusal-moved-on = Gra poszła już dalej. Użyj najnowszej planszy; `/duel board` pokaże ją jeszcze raz.
refusal-accept-first = Mecz zacznie się, gdy przyjmiesz wyzwanie. `/duel board` pokaże je jeszcze raz.
refusal-not-accepted-yet = Mecz zacznie się, gdy { $opponent } przyjmie wyzwanie. Poczekaj albo wycofaj je i wyzwij kogoś innego.
refusal-thread-is-coming = Wątek tego meczu właśnie się otwiera. Za chwilę wykonaj w nim swój ruch.
refusal-not-a-player = W tym meczu grają { $challenger } i { $opponent }. Zacznij własny: `/duel start`.
refusal-not-your-turn = Teraz gra { $turn }. Zaraz potem kolej na ciebie.
refusal-not-your-turn-yet = Teraz kolej gracza { $turn }.
refusal-choose-from = Wybierz liczbę całkowitą od { $lowest } do { $highest }.
refusal-only-they-answer-you = Na twoje wyzwanie może odpowiedzieć tylko { $opponent }. Poczekaj albo cofnij je przyciskiem „{ $withdraw }”.
refusal-only-they-answer = Na to wyzwanie może odpowiedzieć tylko { $opponent }. Rzuć własne: `/duel start`.
refusal-decline-instead = Wycofać to wyzwanie może tylko { $challenger }. Ty możesz je odrzucić.
refusal-not-yours-to-withdraw = Wycofać to wyzwanie może tylko { $challenger }, a odrzucić { $opponent }.
refusal-challenge-live = To wyzwanie zostało już przyjęte. `/duel board` pokaże grę.
refusal-challenge-finished = To wyzwanie zostało już rozegrane do końca. Rzuć następne: `/duel start`.
refusal-challenge-stopped = To wyzwanie przerwała moderacja. Rzuć następne: `/duel start`.
refusal-challenge-declined = To wyzwanie zostało odrzucone. Rzuć następne: `/duel start`.
refusal-challenge-withdrawn = To wyzwanie zostało wycofane. Rzuć następne: `/duel start`.
refusal-challenge-expired = To wyzwanie wygasło. Rzuć następne: `/duel start`.
refusal-challenge-abandoned = To wyzwanie jest już nieaktualne. Rzuć następne: `/duel start`.
refusal-challenge-waits = Na tym kanale czeka już twoje wyzwanie: ty kontra { $opponent } ({ $link }). Najpierw je wycofaj albo zagraj na innym kanale lub w innym wątku.
refusal-in-a-match = Na tym kanale trwa już twój mecz: ty kontra { $other } ({ $link }). Najpierw go dokończ albo zagraj na innym kanale lub w innym wątku.
refusal-no-hints = Podpowiedzi są tylko w grach ze mną; między ludźmi byłyby nie fair. Po tym meczu rzuć mi wyzwanie: `/duel start`.
refusal-nothing-to-review = Na tym kanale nie ma takiej skończonej partii. Zagraj (`/duel start`), a potem zapytaj jeszcze raz.
refusal-puzzle-of-another-day = To zagadka z innego dnia. Dzisiejszą pokaże `/puzzle`.
refusal-puzzle-not-tried = Dzisiejsza zagadka jeszcze na ciebie czeka: `/puzzle`. Udostępnisz ją, gdy spróbujesz.
refusal-puzzle-shared = Twoja dzisiejsza zagadka jest już udostępniona. Jutro będzie następna: `/puzzle`.
refusal-no-such-game = Nie ma takiej gry. Wybierz jedną z tych: { $keys }.
refusal-target = Cel może wynosić od { $lowest } do { $highest }, a nie { $target }. Wybierz liczbę z tego zakresu.
refusal-best-of = Mecz może być na 1, 3, 5, 7 lub 9 partii, a nie na { $games }. Wybierz jedną z tych liczb.
refusal-strikes = Wpadek może być od { $lowest } do { $highest }, a nie { $strikes }. Wybierz liczbę z tego zakresu.
refusal-clock =
    { $highest ->
        [one] Na ruch może być od { $lowest } do { $highest } minuty, a nie { $minutes }. Wybierz liczbę z tego zakresu.
        [few] Na ruch może być od { $lowest } do { $highest } minut, a nie { $minutes }. Wybierz liczbę z tego zakresu.
        [many] Na ruch może być od { $lowest } do { $highest } minut, a nie { $minutes }. Wybierz liczbę z tego zakresu.
       *[other] Na ruch może być od { $lowest } do { $highest } minuty, a nie { $minutes }. Wybierz liczbę z tego zakresu.
    }
refusal-yourself = Nie możesz pojedynkować się ze sobą. Wyzwij kogoś innego.
refusal-other-bot = Inne boty się nie pojedynkują. Wyzwij człowieka albo mnie.
refusal-cannot-see = { $opponent } nie widzi tego kanału. Rzuć wyzwanie na kanale, do którego macie wspólny dostęp.
refusal-level = `level` dotyczy pojedynków ze mną. Pomiń tę opcję albo rzuć wyzwanie mnie.
refusal-not-a-member = Tej osoby nie ma na tym serwerze. Wyzwij kogoś, kto tu jest.
refusal-not-in-a-server = Pojedynki toczą się na serwerach. Użyj tego na kanale któregoś z nich.
refusal-not-invited = Na tym serwerze są na razie tylko moje komendy, a mnie jeszcze nie ma. Poproś kogoś, kto nim zarządza, o zaproszenie mnie z zakresem `bot`: <{ $invitation }>
refusal-not-allowed = Nie mogę tu poprowadzić pojedynku. Poproś moderację, żeby dała mi na tym kanale te uprawnienia: { $missing }. Albo zagraj na innym kanale.
refusal-no-thread-here = Wątek mogę otworzyć tylko na kanale tekstowym lub kanale ogłoszeń. Zacznij pojedynek na takim kanale albo pomiń `thread`.
refusal-no-thread-allowed = Nie mogę tu otworzyć wątku. Poproś moderację, żeby dała mi na tym kanale te uprawnienia: { $missing }. Albo pomiń `thread`.
refusal-not-a-moderator = Mecz może przerwać tylko moderacja (Zarządzanie wiadomościami). Własną partię zakończysz przez `/duel resign`.
refusal-not-a-manager = Ustawienia może zmienić tylko ktoś, kto zarządza tym serwerem (Zarządzanie serwerem). Poproś taką osobę.
refusal-storage = Nie da się teraz zapisać gier, więc nic się nie zmieniło. Spróbuj ponownie za minutę.
refusal-storage-unknown = W trakcie zniknęło połączenie z grami, więc nie wiem, czy to się liczy. Jeśli tak, ten kanał się o tym dowie. Sprawdź za minutę poleceniem `/duel board`.
refusal-unknown-button = Tego przycisku już nie znam. `/duel board` pokaże grę na tym kanale, jeśli jakaś trwa.

## Permissions, as Discord's own settings call them in this language

permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-embed-links = Wyświetlanie podglądu linku
permission-create-public-threads = Tworzenie publicznych wątków
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach

## When something goes wrong: told to whoever asked, alone. $code is for the log, such as "3FA9C1".

error-commands-changed = Nie udało się: moje komendy właśnie się zmieniły. Odśwież Discorda i spróbuj ponownie. (Kod { $code })
error-ours = Przepraszam, coś poszło nie tak, i to nie z twojej winy. Spróbuj ponownie za chwilę. (Kod { $code })
nameless = Ktoś

## The settings of a server: /settings language, only for the one who asks

settings-automatic = automatycznie: język serwera według Discorda albo język osoby, która rzuca wyzwanie
settings-language-set = Od teraz mój język na kanałach tego serwera to { $language }. Trwające mecze toczą się dalej po staremu.
settings-language-automatic = Od teraz na każdym kanale mówię w języku, który Discord podaje dla tego serwera, jeśli to serwer społecznościowy, a jeśli nie, w języku osoby rzucającej wyzwanie.

## The commands, as Discord's picker shows them

command-duel = Pojedynki na liczby, między ludźmi albo ze mną
command-duel-start = Rzuć komuś wyzwanie na pojedynek na tym kanale.
command-duel-board = Pokaż jeszcze raz planszę twojego meczu albo innego na tym kanale.
command-duel-review = Ostatnia partia na tym kanale ruch po ruchu: gdzie się odwróciła i co utrzymałoby wygraną.
command-duel-resign = Poddaj partię, którą grasz na tym kanale, albo cały mecz.
command-duel-stop = Dla moderacji: zakończ mecz na tym kanale bez rozstrzygnięcia.
command-duel-rules = Zasady gry w skrócie i kto wygrywa, jeśli nikt się nie pomyli.
command-multiply = Twój ruch: pomnóż przez liczbę { $span }.
command-leaderboard = Ranking serwera.
command-help = Co to jest, jak zacząć i o co chodzi w każdej grze.
command-hint = W grze z botem: które liczby utrzymują twoją wygraną. Widzisz to tylko ty.
command-puzzle = Zagadka dnia: znajdź jedyną liczbę, która utrzymuje wygraną. Twoją próbę widzisz tylko ty.
command-settings = Co robię na tym serwerze
command-settings-language = Dla zarządzających serwerem: język, w którym mówię na jego kanałach.
menu-challenge = Wyzwij na pojedynek

option-start-opponent = komu rzucasz wyzwanie: komuś z serwera albo mnie
option-start-variant = która z gier; /duel rules objaśnia każdą
option-start-best-of = na ile partii jest mecz; decyduje większość wygranych (domyślnie jedna partia)
option-start-target = inny cel niż zwykle, od { $lowest } do { $highest }
option-start-first = kto zaczyna pierwszą partię (domyślnie decyduje rzut monetą, a w grze ze mną zaczynasz ty)
option-start-clock = ile minut na każdy ruch, od { $lowest } do { $highest } (domyślnie { $time })
option-start-strikes = ile złych liczb to walkower w grze „{ $title }”, od { $lowest } do { $highest } (domyślnie { $usual })
option-start-strikes-several = ile złych liczb to walkower w grze z wpadkami, od { $lowest } do { $highest } (domyślnie { $usual })
option-start-level = mój poziom gry, jeśli rzucasz wyzwanie mnie (domyślnie średni)
option-start-thread = czy mecz ma mieć własny wątek (domyślnie nie)
option-rules-variant = która z gier
option-rules-target = przy innym celu niż zwykle
option-multiply-n = { $span }; czym grozi inna liczba, mówią zasady gry
option-leaderboard-variant = jedna gra albo gry ze mną (domyślnie wszystkie gry między ludźmi)
option-settings-language = który język albo automatycznie

choice-challenger = kto rzuca wyzwanie
choice-opponent = kto je przyjmuje
choice-coin-toss = rzut monetą
choice-yes = tak
choice-no = nie

## The picture of a finished game

picture-target = cel { $target }
picture-turning-point = punkt zwrotny
picture-wrong = źle
picture-won = wygrana
picture-lost = przegrana
picture-wrong-number = zła liczba
picture-struck-out = za dużo wpadek
picture-resigned = poddaje się
picture-out-of-time = koniec czasu
picture-player = Gracz { $number }

picture-description = { $title }, cel { $target }: { $way }.
picture-way =
    { $steps ->
        [one] { $steps } krok od 1 do { $total }
        [few] { $steps } kroki od 1 do { $total }
        [many] { $steps } kroków od 1 do { $total }
       *[other] { $steps } kroku od 1 do { $total }
    }
picture-way-of =
    { $steps ->
        [one] { $player } robi { $steps } krok od 1 do { $total }
        [few] { $player } robi { $steps } kroki od 1 do { $total }
        [many] { $player } robi { $steps } kroków od 1 do { $total }
       *[other] { $player } robi { $steps } kroku od 1 do { $total }
    }
picture-result-last = Wygrywa { $winner }, przegrywa { $loser }: ostatni krok to { $step }.
picture-result-wrong-number = Wygrywa { $winner }: { $loser } wybiera złą liczbę i przegrywa.
picture-result-strikes = Wygrywa { $winner }: { $loser } wyczerpuje limit wpadek i przegrywa.
picture-result-resigned = Wygrywa { $winner }: { $loser } się poddaje.
picture-result-time = Wygrywa { $winner }: { $loser } przekracza czas.
picture-turned = Punkt zwrotny to { $step }.
picture-step = ×{ $number } ({ $player }), co daje { $total }
picture-step-wrong = zła liczba ({ $player })

## The game in the terminal

terminal-player = Gracz { $number }
terminal-games = Gry dla dwóch osób. W każdej mnoży się przez liczby { $span }.
terminal-which = Która gra? (1–{ $games })
terminal-which-again = Wpisz liczbę od 1 do { $games } albo nazwę w nawiasie.
terminal-stops = Gra kończy się w tym miejscu. Dzięki za wspólną zabawę!
