### Every sentence that a person reads, in German.

## About this language

language-name = Deutsch

## Multiplication Duel: make exactly the target (exact100)
##
## In all games: $player, $winner and $loser are names; $number is the multiplier that was chosen; $total the number it made; $target the
## target; $lowest and $highest the smallest and the largest multiplier; $move, in endings, is the sentence that already tells the move which ended
## the game. "channel" is what Discord shows; "keyboard" is the game in the terminal, which keeps close to the printed rule book.

# The titles of all games are masculine or neuter, for sentences say "im { $title }" and "zum { $title }".
exact100-title = Einmaleins-Duell
exact100-aim = genau auf { $target } landen
exact100-goal = Ziel { $target }
exact100-objective = Bring das Zwischenergebnis auf genau { $target } und du gewinnst; kommst du über { $target }, verlierst du.
exact100-gist = Genau { $target } gewinnt, mehr verliert.
exact100-gist-surprise = Genau das Ziel gewinnt, mehr verliert.
exact100-brief =
    Das Zwischenergebnis beginnt bei 1. In deinem Zug multiplizierst du es mit einer ganzen Zahl von { $lowest } bis { $highest }.
    Bringst du es auf genau { $target }, gewinnst du. Kommst du über { $target }, verlierst du sofort.
    Aussetzen gibt es nicht: Auch wenn jede Zahl zu groß ist, musst du eine wählen.
    Jede andere Zahl wird abgelehnt, und du wählst noch einmal.
exact100-counter = Zwischenergebnis
exact100-stands = Das Zwischenergebnis ist { $total }, und du bist am Zug.
exact100-opening = Das Einmaleins-Duell beginnt!
exact100-ask = { $player }, wähle eine Zahl zum Multiplizieren ({ $lowest }–{ $highest }):
exact100-move = { $player }: Ich wähle die { $number }. Das Zwischenergebnis ist jetzt { $total }.
exact100-wrong = { $number } ist keine ganze Zahl von { $lowest } bis { $highest }. Wähle noch einmal.
exact100-hit =
    { $move } Damit habe ich genau { $target } erreicht und gewinne die Partie.
    { $winner } gewinnt!
exact100-passed =
    { $move } Damit bin ich über { $target } und verliere die Partie.
    { $winner } gewinnt!
exact100-resigned =
    { $loser }: Ich gebe auf und verliere die Partie.
    { $winner } gewinnt!
exact100-time =
    { $loser } hat die Zeit überschritten und verliert die Partie.
    { $winner } gewinnt!
exact100-keyboard-opening =
    Das Einmaleins-Duell beginnt!

    Zwischenergebnis: 1
    { "" }
exact100-keyboard-other-target =
    Ziel: { $target }
    { "" }
exact100-keyboard-ask = { exact100-ask }
exact100-keyboard-move =
    Du hast die { $number } gewählt.
    Das Zwischenergebnis ist jetzt { $total }.
    { "" }
exact100-keyboard-wrong = { exact100-wrong }
exact100-keyboard-hit =
    { $move }
    { $winner } hat genau { $target } erreicht und gewinnt die Partie.
    { $winner } gewinnt!
exact100-keyboard-passed =
    { $move }
    { $loser } hat { $target } überschritten und verliert die Partie.
    { $winner } gewinnt!

## Multiplication Duel: Avoid. Do not be the one who reaches the target (avoid100)

# Limbo: whoever touches the bar is out.
avoid100-title = Einmaleins-Limbo
avoid100-aim = unter { $target } bleiben
avoid100-goal = unter { $target } bleiben
avoid100-objective = Bring die gemeinsame Zahl bloß nicht auf { $target } oder mehr: Wer das tut, verliert.
avoid100-gist = Wer { $target } erreicht oder überschreitet, verliert; wer eine andere Zahl wählt, auch.
avoid100-gist-surprise = Wer das Ziel erreicht oder überschreitet, verliert; wer eine andere Zahl wählt, auch.
avoid100-brief =
    Die gemeinsame Zahl beginnt bei 1. In deinem Zug multiplizierst du sie mit einer ganzen Zahl von { $lowest } bis { $highest }.
    Wer sie auf { $target } oder mehr bringt, verliert.
    Wähle mit Bedacht: Jede Zahl außerhalb von { $lowest } bis { $highest } kostet dich sofort die Partie.
avoid100-counter = Gemeinsame Zahl
avoid100-stands = Die gemeinsame Zahl ist { $total }, und du bist am Zug.
avoid100-opening = Willkommen beim Einmaleins-Limbo! { $player } beginnt.
avoid100-ask = { $player }, wähle deinen Faktor ({ $lowest }–{ $highest }):
avoid100-move = { $player } wählt den Faktor { $number }. Die gemeinsame Zahl ist nun { $total }.
avoid100-wrong = { $player } wählt { $number }. { $number } ist kein gültiger Faktor.
avoid100-hit =
    { $move }
    Die gemeinsame Zahl hat { $target } erreicht oder überschritten.
    { $loser } verliert. { $winner } gewinnt!
avoid100-passed = { avoid100-hit }
avoid100-wrong-number =
    { $move }
    { $loser } verliert. { $winner } gewinnt!
avoid100-resigned =
    { $loser } gibt auf.
    { $loser } verliert. { $winner } gewinnt!
avoid100-time =
    Für { $loser } ist die Zeit um.
    { $loser } verliert. { $winner } gewinnt!
avoid100-keyboard-opening =
    Willkommen beim Einmaleins-Limbo!
    Startzahl: 1
    Zielzahl: { $target }
    { $player } beginnt.
    { "" }
avoid100-keyboard-ask =
    Die gemeinsame Zahl ist { $total }.
    { $player }, wähle deinen Faktor ({ $lowest }–{ $highest }):
avoid100-keyboard-move =
    Die gemeinsame Zahl ist nun { $total }.
    { "" }
avoid100-keyboard-wrong = { $number } ist kein gültiger Faktor.
avoid100-keyboard-hit = { avoid100-hit }
avoid100-keyboard-passed = { avoid100-hit }
avoid100-keyboard-wrong-number = { avoid100-wrong-number }

## Multiplication Madness: be the first to reach the target (reach100)

reach100-title = Einmaleins-Wahnsinn
reach100-aim = zuerst bei { $target } oder mehr sein
reach100-goal = Ziel { $target }
reach100-objective = Wer den aktuellen Wert zuerst auf { $target } oder mehr bringt, gewinnt.
reach100-gist = Wer zuerst bei { $target } oder mehr ist, gewinnt.
reach100-gist-surprise = Wer zuerst am Ziel oder darüber ist, gewinnt.
reach100-brief =
    Der aktuelle Wert beginnt bei 1. In deinem Zug multiplizierst du ihn mit einer ganzen Zahl von { $lowest } bis { $highest }.
    Wer ihn zuerst auf { $target } oder mehr bringt, gewinnt. Über { $target } hinauszuschießen ist völlig in Ordnung.
    Aussetzen gibt es nicht, und jeder Faktor darf wieder drankommen.
    Jede andere Zahl wird abgelehnt, und du wählst noch einmal.
reach100-counter = Aktueller Wert
reach100-stands = Der aktuelle Wert ist { $total }, und du bist am Zug.
reach100-opening = Los geht’s!
reach100-ask = { $player }, gib einen Faktor ein ({ $lowest }–{ $highest }):
reach100-move = { $player } hat die { $number } gewählt. Der aktuelle Wert ist jetzt { $total }.
reach100-wrong = { $number } ist kein Faktor zwischen { $lowest } und { $highest }. Gib einen anderen ein.
reach100-hit =
    { $move }
    { $winner } hat die Zielzahl erreicht oder übertroffen!
    { $winner } gewinnt die Partie!
reach100-passed = { reach100-hit }
reach100-resigned =
    { $loser } hat aufgegeben!
    { $winner } gewinnt die Partie!
reach100-time =
    { $loser } hat die Zeit überschritten!
    { $winner } gewinnt die Partie!
reach100-keyboard-opening =
    Los geht’s!
    Der aktuelle Wert ist 1.
    Die Zielzahl ist { $target }.
    { "" }
reach100-keyboard-ask = { reach100-ask }
reach100-keyboard-move =
    Du hast die { $number } gewählt.
    Der aktuelle Wert ist jetzt { $total }.
    { "" }
reach100-keyboard-wrong = { reach100-wrong }
reach100-keyboard-hit = { reach100-hit }
reach100-keyboard-passed = { reach100-hit }

## Power Play: force the other player past the target (over100)
##
## $strikes is how many wrong numbers the player has chosen so far, $allowed how many forfeit the game.

over100-title = Powerplay
over100-aim = nicht über { $target } gehen
over100-goal = nicht über { $target }
over100-objective = Zwing dein Gegenüber, den Gesamtwert über { $target } zu treiben: Wer das tut, verliert.
over100-gist = Wer über { $target } geht, verliert.
over100-gist-surprise = Wer über das Ziel hinausgeht, verliert.
over100-brief =
    Der Gesamtwert beginnt bei 1. In deinem Zug multiplizierst du ihn mit einer ganzen Zahl von { $lowest } bis { $highest }.
    Wer ihn über { $target } treibt, verliert. Bei genau { $target } geht die Partie weiter.
    Jede andere Zahl ist ein Fehlversuch, und du wählst noch einmal; beim { $allowed }. Fehlversuch hast du verloren.
over100-counter = Gesamtwert
over100-stands = Der Gesamtwert ist { $total }, und du bist am Zug.
over100-opening = Die Partie beginnt. Der Gesamtwert ist 1.
over100-ask = { $player }, wähle einen Faktor ({ $lowest }–{ $highest }):
over100-move = { $player } multipliziert mit { $number }. Der neue Gesamtwert ist { $total }.
over100-wrong = { $number } ist keine ganze Zahl von { $lowest } bis { $highest }, { $player }. Fehlversuch { $strikes } von { $allowed }.
over100-passed =
    { $move }
    Der Gesamtwert liegt über { $target }! { $loser } verliert.
    { $winner } gewinnt die Partie!
over100-strikes =
    { $move }
    Damit ist Schluss: { $loser } verliert.
    { $winner } gewinnt die Partie!
over100-resigned =
    { $loser } gibt auf und verliert.
    { $winner } gewinnt die Partie!
over100-time =
    Die Zeit ist um! { $loser } verliert.
    { $winner } gewinnt die Partie!
over100-keyboard-opening = Die Partie beginnt. Der Gesamtwert ist 1.
over100-keyboard-other-target = Der Gesamtwert darf nicht über { $target } gehen.
over100-keyboard-ask = { over100-ask }
over100-keyboard-move = { over100-move }
over100-keyboard-wrong = { over100-wrong }
over100-keyboard-passed = { over100-passed }
over100-keyboard-strikes = { over100-strikes }

## Power Play: Race. Two products, one target, first to make it exactly (race1000)

race1000-title = Powerplay-Wettlauf
race1000-aim = eigene Zahl, zuerst auf genau { $target }
race1000-goal = Ziel { $target }
race1000-objective = Beide haben ihr eigenes Produkt: Komm zuerst auf genau { $target }; gehst du darüber, verlierst du.
race1000-gist = Beide haben ihre eigene Zahl: Genau { $target } gewinnt, mehr verliert.
race1000-gist-surprise = Beide haben ihre eigene Zahl: Genau das Ziel gewinnt, mehr verliert.
race1000-brief =
    Beide haben ihr eigenes Produkt, das bei 1 beginnt und für alle sichtbar ist.
    In deinem Zug multiplizierst du deins mit einer ganzen Zahl von { $lowest } bis { $highest }.
    Erreichst du genau { $target }, gewinnst du. Kommst du über { $target }, verlierst du sofort.
    Jede andere Zahl wird abgelehnt, und du wählst noch einmal.
race1000-counter = Produkt
race1000-stands = Dein Produkt ist { $total }, das deines Gegenübers { $other }, und du bist am Zug.
race1000-opening = Die Partie beginnt. Beide starten mit dem Produkt 1.
race1000-ask =
    Am Zug: { $player }
    - Aktuelles Produkt: { $total }
    - Wähle eine Zahl zwischen { $lowest } und { $highest }:
race1000-move = { $player } wählt die { $number }. Neues Produkt: { $total }
race1000-wrong = { $number } ist keine Zahl zwischen { $lowest } und { $highest }. Wähle eine andere.
race1000-hit =
    { $move }
    Glückwunsch, { $winner }! Du hast genau { $target } erreicht und die Partie gewonnen!
race1000-passed =
    { $move }
    { $loser } hat { $target } überschritten und verloren.
    Glückwunsch, { $winner }! Du hast die Partie gewonnen!
race1000-resigned =
    { $loser } hat aufgegeben.
    Glückwunsch, { $winner }! Du hast die Partie gewonnen!
race1000-time =
    { $loser } hat die Zeit überschritten.
    Glückwunsch, { $winner }! Du hast die Partie gewonnen!
race1000-keyboard-opening =
    --- Powerplay-Wettlauf ---

    Die Partie beginnt. Beide starten mit dem Produkt 1.
    { "" }
race1000-keyboard-other-target =
    Zielzahl: { $target }
    { "" }
race1000-keyboard-ask = { race1000-ask }
race1000-keyboard-move =
    - Neues Produkt: { $total }
    { "" }
race1000-keyboard-wrong = { race1000-wrong }
race1000-keyboard-hit = { race1000-hit }
race1000-keyboard-passed = { race1000-passed }

## What all games share

not-a-number = Das
how-to-play = Von 1 an multipliziert ihr abwechselnd mit { $lowest } bis { $highest }. { $gist }
span = { $lowest } bis { $highest }
span-depending = { $lowest } bis { $highest }, je nach Spiel
list-separator = { ", " }
one-of = { $others } oder { $last }
score = { $one }:{ $two }

## The match, after each of its games

match-level = Gleichstand im Match: { $one }:{ $two }.
match-leads = { $player } führt im Match mit { $won }:{ $lost }.
match-won = { $winner } gewinnt das Match mit { $won }:{ $lost }!
match-given-up = { $loser } gibt das Match auf, also geht es an { $winner }.

## Strengths of the bot as an opponent
##
## Shown in a list to choose from, and after "level": "against me at level medium". At most 25 characters.

level-easy = leicht
level-medium = mittel
level-hard = schwer
level-perfect = perfekt

## The challenge: the message with Accept, Decline and Withdraw
##
## $opponent is a mention (it notifies them) or a name, $challenger a name, $title the title of a game.

challenge = { $opponent }, { $challenger } fordert dich zum **{ $title }** heraus!
challenge-rematch = { $opponent }, { $challenger } bietet dir eine Revanche im **{ $title }** an!
terms-best-of = Best of **{ $games }**
terms-single = Eine einzelne Partie
terms-starts = { $player } beginnt
terms-coin-toss = ein Münzwurf entscheidet, wer beginnt
terms-clock = **{ $time }** pro Zug
terms-strikes =
    { $strikes ->
        [one] **{ $strikes }** Fehlversuch kostet die Partie
       *[other] **{ $strikes }** Fehlversuche kosten die Partie
    }
terms-surprise = das Ziel ist eine **Überraschung**
challenge-expires = Die Herausforderung verfällt { $when }.
challenge-was-declined = { $opponent } hat abgelehnt.
challenge-was-withdrawn = { $challenger } hat die Herausforderung zurückgezogen.
challenge-has-expired = Die Herausforderung ist verfallen: { $opponent } hat nicht rechtzeitig geantwortet.
challenge-was-stopped = Von der Moderation gestoppt.
challenge-was-abandoned = Ohne Ergebnis beendet, denn der Kanal war nicht mehr da.
challenge-is-played = Gespielt wird in { $thread }.
challenge-to-me = { $challenger } spielt **{ $title }** gegen mich, auf Stufe **{ $level }**.
challenge-declined = { $challenger }, { $opponent } hat das Duell abgelehnt.
thread-players = { $challenger } gegen { $opponent }

## The buttons and lists
##
## Labels of buttons: a word or two, at most 30 characters. Placeholders and headings of lists: at most 90 characters.

button-accept = Annehmen
button-decline = Ablehnen
button-withdraw = Zurückziehen
button-rematch = Revanche
button-easier = Leichter
button-harder = Schwerer
button-review = Analyse
button-review-game = Analyse von Partie { $number }
list-review = Partie analysieren
button-share = Teilen
button-previous = Zurück
button-next = Weiter
button-resign = Aufgeben
button-resign-game = Diese Partie aufgeben
button-resign-match = Das Match aufgeben
list-matches = Wähle ein Match
list-games = Wähle ein Spiel

## The beginning of a match

accepted = { $opponent } nimmt an.
accepted-by-me = Ich bin dabei, und zwar als { $opponent }.
coin-chose = Der Münzwurf geht an { $player }.
no-thread = Ich konnte keinen Thread öffnen, also wird hier gespielt.
next-game = Partie { $number }: { $player } beginnt.
next-game-opened = Partie { $number }.

## The board: the card with the number, and what stands on it

of-match = Best of { $games }
of-match-game = Partie { $number }, Best of { $games }
against-me = gegen mich auf Stufe { $level }
board-clock = Die Zeit von { $player } läuft { $when } ab.
board-score = Stand { $challenger } **{ $one }** : **{ $two }** { $opponent }
board-strikes = Fehlversuche { $counts }
board-strikes-of = { $player } **{ $strikes }** von { $allowed }
board-standings = `/leaderboard` zeigt die Bestenliste.
reminder = { $player }, du bist am Zug gegen { $other }. Läuft deine Zeit ab, ist die Partie verloren.
won-on-time = { $winner }, die Partie gehört dir.
stopped-challenge = Die Moderation hat die Herausforderung von { $challenger } an { $opponent } gestoppt. Sie bleibt ohne Ergebnis.
stopped-match = Die Moderation hat das Match zwischen { $challenger } und { $opponent } gestoppt. Es bleibt ohne Ergebnis.
result-stopped = Gespielt wurde in { $thread }.
result-won = **{ $winner }** schlägt **{ $loser }** im { $title }: { $thread }
result-won-score = **{ $winner }** schlägt **{ $loser }** mit { $won }:{ $lost } im { $title }: { $thread }
rematch-is-elsewhere = Die Revanche läuft, und zwar in { $place }.

## Giving up, and choosing a match: only for the one who asks

resign-single = Aufgeben? Dann gewinnt { $other }. Willst du weiterspielen, lass das hier einfach stehen.
resign-which = Diese Partie aufgeben oder gleich das ganze Match? Dann gewinnt { $other }. Willst du weiterspielen, lass das hier einfach stehen.
which-match = In diesem Kanal laufen mehrere Matches. Welches meinst du?
which-players = { $challenger } und { $opponent }
which-waits = wartet auf Antwort
which-game = Welches Spiel soll es gegen { $opponent } sein?

## The rules of a game, and who wins it: /duel rules, only for the one who asks

rules-footer = Spiel es mit { $command }
prospects-second =
    { $moves ->
        [one] Bei perfektem Spiel gewinnt mit Ziel { $target }, wer nachzieht, nach insgesamt höchstens { $moves } Zug.
       *[other] Bei perfektem Spiel gewinnt mit Ziel { $target }, wer nachzieht, nach insgesamt höchstens { $moves } Zügen.
    }
prospects-first =
    { $moves ->
        [one] Bei perfektem Spiel gewinnt mit Ziel { $target }, wer beginnt, nach insgesamt höchstens { $moves } Zug.
       *[other] Bei perfektem Spiel gewinnt mit Ziel { $target }, wer beginnt, nach insgesamt höchstens { $moves } Zügen.
    }
prospects-first-how =
    { $any ->
        [yes]
            { $moves ->
                [one] Bei perfektem Spiel gewinnt mit Ziel { $target }, wer beginnt, nach insgesamt höchstens { $moves } Zug: Jede Zahl taugt als Anfang.
               *[other] Bei perfektem Spiel gewinnt mit Ziel { $target }, wer beginnt, nach insgesamt höchstens { $moves } Zügen: Jede Zahl taugt als Anfang.
            }
       *[no]
            { $moves ->
                [one] Bei perfektem Spiel gewinnt mit Ziel { $target }, wer beginnt, nach insgesamt höchstens { $moves } Zug: Fang mit { $numbers } an.
               *[other] Bei perfektem Spiel gewinnt mit Ziel { $target }, wer beginnt, nach insgesamt höchstens { $moves } Zügen: Fang mit { $numbers } an.
            }
    }
prospects-later = Mit welchen Zahlen das geht, verrate ich, wenn dein Match vorbei ist.
suggestion-second =
    { $moves ->
        [one] { $target }: höchstens { $moves } Zug, gewinnen kann, wer nachzieht
       *[other] { $target }: höchstens { $moves } Züge, gewinnen kann, wer nachzieht
    }
suggestion-first =
    { $moves ->
        [one] { $target }: höchstens { $moves } Zug, gewinnen kann, wer beginnt
       *[other] { $target }: höchstens { $moves } Züge, gewinnen kann, wer beginnt
    }
suggestion-first-one =
    { $moves ->
        [one] { $target }: höchstens { $moves } Zug, gewinnen kann, wer beginnt, aber nur mit einer einzigen Zahl
       *[other] { $target }: höchstens { $moves } Züge, gewinnen kann, wer beginnt, aber nur mit einer einzigen Zahl
    }
suggestion-surprise = überrasch uns

## Spans of time: "24 hours", "1 hour 30 minutes", "7 days"

duration-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
duration-hours =
    { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }
duration-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
duration-separator = { " " }
duration-none = weniger als eine Minute

## Hints: only for the one who asks, against the bot

hint-any = Mit jeder Zahl bleibst du auf Siegkurs.
hint-numbers =
    { $several ->
        [yes] **{ $numbers }**: Mit jeder davon bleibst du auf Siegkurs.
       *[no] **{ $numbers }**: Damit bleibst du auf Siegkurs.
    }
hint-lost = Gegen perfektes Spiel verliert jede Zahl.
hint-slip-any = Aber manchmal patze ich: **Jede Zahl** kann reichen.
hint-slip = Aber manchmal patze ich: Mit **{ $numbers }** hältst du am längsten durch.

## The review of a finished game

review-title = Analyse
review-target = Ziel { $target }
review-never-turned =
    { $first ->
        [yes] { $player } hat begonnen, war vom ersten Zug an auf Siegkurs und hat nie lockergelassen.
       *[no] { $player } hat nachgezogen, war vom ersten Zug an auf Siegkurs und hat nie lockergelassen.
    }
review-turned-made = Der Wendepunkt: Die { $number } von { $player } führte zu { $total }.
review-turned-wrong =
    { $number ->
        [none] Der Wendepunkt: Die Eingabe von { $player } lag nicht zwischen { $lowest } und { $highest } und kostete die Partie.
       *[other] Der Wendepunkt: Die { $number } von { $player } lag nicht zwischen { $lowest } und { $highest } und kostete die Partie.
    }
review-turned-strike =
    { $number ->
        [none] Der Wendepunkt: Die Eingabe von { $player } war Fehlversuch { $strikes } von { $allowed } und kostete die Partie.
       *[other] Der Wendepunkt: Die { $number } von { $player } war Fehlversuch { $strikes } von { $allowed } und kostete die Partie.
    }
review-turned-resigned = Der Wendepunkt: { $player } hat auf Siegkurs aufgegeben.
review-turned-time = Der Wendepunkt: { $player } hat auf Siegkurs die Zeit überschritten.
review-would-have-kept =
    { $any ->
        [yes] Mit jeder erlaubten Zahl wäre { $player } auf Siegkurs geblieben.
       *[no] Mit { $numbers } wäre { $player } auf Siegkurs geblieben.
    }
review-line = { $count }. { $done } – { $did }
review-multiplied = { $player }: { $before } × { $number } = { $total }
review-wrong =
    { $number ->
        [none] Die Eingabe von { $player } liegt nicht zwischen { $lowest } und { $highest }
       *[other] Die { $number } von { $player } liegt nicht zwischen { $lowest } und { $highest }
    }
review-strike =
    { $number ->
        [none] Die Eingabe von { $player } ist Fehlversuch { $strikes } von { $allowed }
       *[other] Die { $number } von { $player } ist Fehlversuch { $strikes } von { $allowed }
    }
review-resigns = { $player } gibt auf
review-runs-out-of-time = { $player } überschreitet die Zeit
review-wins = gewinnt
review-keeps = bleibt auf Siegkurs
review-still-winning = weiter auf Siegkurs
review-throws-away = verschenkt den Sieg
review-throws-away-how =
    { $any ->
        [yes] verschenkt den Sieg; mit jeder erlaubten Zahl wäre er sicher gewesen
       *[no] verschenkt den Sieg; mit { $numbers } wäre er sicher gewesen
    }
review-was-losing = war ohnehin verloren
review-still-losing = weiter auf verlorenem Posten
review-losing = schon verloren, egal mit welcher Zahl
review-nothing =
    { $moves ->
        [one] { $moves } Zug, der nichts änderte
       *[other] { $moves } Züge, die nichts änderten
    }
review-before = … und die Züge davor
review-later = Welche Zahlen den Sieg sichern, verrate ich, wenn das Match vorbei ist.

## The puzzle of the day

puzzle-title = Rätsel des Tages · { $weekday }
puzzle-question =
    { $objective }
    { $stands } Nur eine Zahl von { $lowest } bis { $highest } hält dich auf Siegkurs: Welche?
puzzle-right = Ja! { $line }
puzzle-wrong = Nicht ganz: { $line } Nur die { $answer } hält dich auf Siegkurs.
puzzle-wrong-number = Nicht ganz: { $number } liegt nicht zwischen { $lowest } und { $highest }. Nur die { $answer } hält dich auf Siegkurs.
line-makes =
    { $whose ->
        [mine] Die { $number } führt zu { $total }
        [yours] deine { $number } führt zu { $total }
       *[theirs] die { $number } deines Gegenübers führt zu { $total }
    }
line-hits =
    { $did ->
        [wins]
            { $whose ->
                [mine] Die { $number } führt zu genau { $total } und gewinnt
                [yours] deine { $number } führt zu genau { $total } und gewinnt
               *[theirs] die { $number } deines Gegenübers führt zu genau { $total } und gewinnt
            }
       *[loses]
            { $whose ->
                [mine] Die { $number } führt zu genau { $total } und verliert
                [yours] deine { $number } führt zu genau { $total } und verliert
               *[theirs] die { $number } deines Gegenübers führt zu genau { $total } und verliert
            }
    }
line-passes =
    { $did ->
        [wins]
            { $whose ->
                [mine] Die { $number } führt zu { $total }, also über { $target }, und gewinnt
                [yours] deine { $number } führt zu { $total }, also über { $target }, und gewinnt
               *[theirs] die { $number } deines Gegenübers führt zu { $total }, also über { $target }, und gewinnt
            }
       *[loses]
            { $whose ->
                [mine] Die { $number } führt zu { $total }, also über { $target }, und verliert
                [yours] deine { $number } führt zu { $total }, also über { $target }, und verliert
               *[theirs] die { $number } deines Gegenübers führt zu { $total }, also über { $target }, und verliert
            }
    }
line-overstep =
    { $hits ->
        [yes]
            { $whose ->
                [yours] was du auch wählst, landet bei { $target } oder darüber und verliert
               *[theirs] was dein Gegenüber auch wählt, landet bei { $target } oder darüber und verliert
            }
       *[no]
            { $whose ->
                [yours] was du auch wählst, landet über { $target } und verliert
               *[theirs] was dein Gegenüber auch wählt, landet über { $target } und verliert
            }
    }
line-more =
    { $moves ->
        [one] dann { $moves } weiterer Zug
       *[other] dann { $moves } weitere Züge
    }
line-one = { $first }.
line-two = { $first }, und { $last }.
line-many = { $first }. Die beste Fortsetzung: { $others }, und { $last }.
puzzle-tries =
    { $solved ->
        [one] { $solved } von { $tried } hat es hier heute gelöst.
       *[other] { $solved } von { $tried } haben es hier heute gelöst.
    }
puzzle-untried = Noch hat es heute niemand versucht: Mach den Anfang.
puzzle-streak =
    { $streak ->
        [one] Deine Serie: **{ $streak } Tag**.
       *[other] Deine Serie: **{ $streak } Tage**.
    }
puzzle-no-streak = Morgen kannst du eine Serie beginnen.
puzzle-next = Das nächste Rätsel kommt { $when }.
puzzle-shared-title = Duell-Rätsel
puzzle-shared-date = { $day }. { $month }
puzzle-shared-streak = Serie { $streak }
puzzle-shared-tries =
    { $solved ->
        [one] { $solved } von { $tried } hat es hier gelöst
       *[other] { $solved } von { $tried } haben es hier gelöst
    }

## The leaderboard

leaderboard-title = Bestenliste
leaderboard-title-of = Bestenliste · { $ranking }
leaderboard-against-me = Gegen mich auf Stufe { $level }
leaderboard-empty = Hier hat noch niemand eine Partie zu Ende gespielt. Mach den Anfang: `/duel start`.
leaderboard-page = Seite { $page } von { $pages }
leaderboard-games = { $won } gewonnen, { $lost } verloren · { $rate }
leaderboard-matches =
    { $count ->
        [one] { $count } Match gewonnen
       *[other] { $count } Matches gewonnen
    }

## Help, and the greeting of a server that the bot has joined

help-title = So wird gespielt
help-what = Kleine, knackige Zahlenspiele für zwei: Von 1 an multipliziert ihr abwechselnd mit { $span }.
help-begin = Fordere mit `/duel start` jemanden heraus, gern auch mich; oder öffne das Menü eines Mitglieds und wähle **Apps**, **{ menu-challenge }**. Dann zieht ihr abwechselnd mit den Zahlenknöpfen.
help-more = `/duel rules` erklärt die Regeln jedes Spiels, `/duel review` zeigt, wo eine Partie gekippt ist, `/leaderboard` führt die Bestenliste, und `/puzzle` ist das Rätsel des Tages.
greeting =
    Hallo, ich bin { $name }. { $what }
    { $begin } `/help` verrät, worum es in jedem Spiel geht.

## What somebody may not do: told to them alone, with what to do instead
##
## $link is an address, put in brackets. $accept, $rematch and $withdraw are the labels of buttons, as the channel shows them.

refusal-no-duel = In diesem Kanal läuft kein Match. Starte eins mit `/duel start`.
refusal-no-duel-of-yours = Du hast in diesem Kanal kein Match. Starte eins mit `/duel start`.
refusal-match-is-over = Dieses Match ist vorbei. Starte ein neues mit `/duel start`.
refusal-game-is-over = Diese Partie ist vorbei. `/duel resign` gilt der Partie, die gerade läuft.
refusal-not-yours-to-repeat = Die Revanche ist eine Sache zwischen { $challenger } und { $opponent }. Starte dein eigenes Match mit `/duel start`.
refusal-rematch-is-offered = Du hast die Revanche schon angeboten: { $link }. Sie beginnt, sobald { $opponent } auf { $rematch } oder { $accept } drückt.
refusal-rematch-is-on = Die Revanche läuft schon: { $link }. Wenn sie vorbei ist, könnt ihr noch eine spielen.
refusal-moved-on = Die Partie ist schon weiter. Nimm das neueste Spielfeld; `/duel board` zeigt es noch einmal.
refusal-accept-first = Das Match beginnt, wenn du die Herausforderung annimmst. `/duel board` zeigt sie noch einmal.
refusal-not-accepted-yet = Das Match beginnt, wenn { $opponent } die Herausforderung annimmt. Warte so lange, oder zieh sie zurück und fordere jemand anderen heraus.
refusal-thread-is-coming = Der Thread für dieses Match wird gerade geöffnet. Mach deinen Zug gleich dort.
refusal-not-a-player = Dieses Match spielen { $challenger } und { $opponent }. Starte dein eigenes mit `/duel start`.
refusal-not-your-turn = { $turn } ist am Zug. Danach bist du dran.
refusal-not-your-turn-yet = Spieler { $turn } ist am Zug.
refusal-choose-from = Wähle eine ganze Zahl von { $lowest } bis { $highest }.
refusal-only-they-answer-you = Nur { $opponent } kann auf deine Herausforderung antworten. Warte so lange, oder nimm sie mit { $withdraw } zurück.
refusal-only-they-answer = Nur { $opponent } kann auf diese Herausforderung antworten. Starte dein eigenes Match mit `/duel start`.
refusal-decline-instead = Nur { $challenger } kann diese Herausforderung zurückziehen. Du kannst sie ablehnen.
refusal-not-yours-to-withdraw = Nur { $challenger } kann diese Herausforderung zurückziehen. { $opponent } kann sie ablehnen.
refusal-challenge-live = Diese Herausforderung ist schon angenommen. `/duel board` zeigt die Partie.
refusal-challenge-finished = Diese Herausforderung ist schon ausgespielt. Starte eine neue mit `/duel start`.
refusal-challenge-stopped = Diese Herausforderung hat die Moderation gestoppt. Starte eine neue mit `/duel start`.
refusal-challenge-declined = Diese Herausforderung wurde abgelehnt. Starte eine neue mit `/duel start`.
refusal-challenge-withdrawn = Diese Herausforderung wurde zurückgezogen. Starte eine neue mit `/duel start`.
refusal-challenge-expired = Diese Herausforderung ist verfallen. Starte eine neue mit `/duel start`.
refusal-challenge-abandoned = Diese Herausforderung ist vorbei. Starte eine neue mit `/duel start`.
refusal-challenge-waits = In diesem Kanal wartet noch deine Herausforderung an { $opponent } ({ $link }). Zieh sie dort erst zurück, oder spiel in einem anderen Kanal oder Thread.
refusal-in-a-match = In diesem Kanal läuft schon dein Match mit { $other } ({ $link }). Spiel es erst zu Ende, oder nimm einen anderen Kanal oder Thread.
refusal-no-hints = Tipps gibt es nur gegen mich; zwischen Mitgliedern wären sie unfair. Wenn dieses Match vorbei ist, fordere mich mit `/duel start` heraus.
refusal-nothing-to-review = So eine beendete Partie gibt es in diesem Kanal nicht. Spiel eine mit `/duel start`, und frag dann noch einmal.
refusal-puzzle-of-another-day = Dieses Rätsel ist von einem anderen Tag. `/puzzle` zeigt das heutige.
refusal-puzzle-not-tried = Du hast das heutige Rätsel noch nicht versucht. `/puzzle` zeigt es; danach kannst du es teilen.
refusal-puzzle-shared = Du hast das heutige Rätsel schon geteilt. Morgen gibt es ein neues: Hol es dir mit `/puzzle`.
refusal-no-such-game = Dieses Spiel gibt es nicht. Zur Wahl stehen: { $keys }.
refusal-target = Das Ziel muss zwischen { $lowest } und { $highest } liegen, { $target } geht nicht. Wähle eins in diesem Bereich.
refusal-best-of = Möglich ist Best of 1, 3, 5, 7 oder 9, nicht { $games }. Wähle eine dieser Zahlen.
refusal-strikes = Möglich sind { $lowest } bis { $highest } Fehlversuche, nicht { $strikes }. Wähle eine Zahl in diesem Bereich.
refusal-clock = Möglich sind { $lowest } bis { $highest } Minuten pro Zug, nicht { $minutes }. Wähle eine Zahl in diesem Bereich.
refusal-yourself = Gegen dich selbst kannst du nicht antreten. Fordere jemand anderen heraus.
refusal-other-bot = Andere Bots duellieren sich nicht. Fordere einen Menschen heraus, oder mich.
refusal-cannot-see = { $opponent } kann diesen Kanal nicht sehen. Nimm für die Herausforderung einen, den ihr beide sehen könnt.
refusal-level = `level` ist für Duelle gegen mich. Lass es weg, oder fordere mich heraus.
refusal-not-a-member = Diese Person ist nicht auf diesem Server. Fordere jemanden von hier heraus.
refusal-not-in-a-server = Duelle werden auf Servern gespielt. Nutze das in einem Kanal auf einem Server.
refusal-not-invited = Ich bin noch nicht auf diesem Server, nur meine Befehle sind schon da. Bitte die Serverleitung, mich mit dem Scope `bot` einzuladen: <{ $invitation }>
refusal-not-allowed = Ich darf hier kein Duell ausrichten. Bitte die Moderation, mir in diesem Kanal diese Berechtigungen zu geben: { $missing }. Oder spiel in einem anderen Kanal.
refusal-no-thread-here = Einen Thread kann ich nur in einem Text- oder Ankündigungskanal öffnen. Starte das Duell dort, oder lass `thread` weg.
refusal-no-thread-allowed = Ich darf hier keinen Thread öffnen. Bitte die Moderation, mir in diesem Kanal diese Berechtigungen zu geben: { $missing }. Oder lass `thread` weg.
refusal-not-a-moderator = Nur die Moderation (Nachrichten verwalten) kann ein Match stoppen. Deine eigene Partie beendest du mit `/duel resign`.
refusal-not-a-manager = Nur wer diesen Server verwaltet (Server verwalten), kann seine Einstellungen ändern. Wende dich an die Serverleitung.
refusal-storage = Die Partien lassen sich gerade nicht speichern, deshalb wurde nichts geändert. Versuch es in einer Minute noch einmal.
refusal-storage-unknown = Die Spiele waren mittendrin nicht zu erreichen, daher weiß ich nicht, ob es zählt. Wenn ja, erfährt es dieser Kanal. Schau in einer Minute mit `/duel board` nach.
refusal-unknown-button = Das hier kenne ich nicht mehr. `/duel board` zeigt die Partie in diesem Kanal, falls eine läuft.

## Permissions, as Discord's own settings call them in this language

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-embed-links = Links einbetten
permission-create-public-threads = Öffentliche Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden

## When something goes wrong: told to whoever asked, alone. $code is for the log, such as "3FA9C1".

error-commands-changed = Das hat nicht geklappt: Meine Befehle haben sich gerade geändert. Lade Discord neu und versuch es noch einmal. (Code { $code })
error-ours = Tut mir leid, da ist etwas schiefgegangen, und es liegt nicht an dir. Versuch es gleich noch einmal. (Code { $code })
nameless = Jemand

## The settings of a server: /settings language, only for the one who asks

settings-automatic = automatisch: Serversprache laut Discord, sonst die Sprache der Person, die herausfordert
settings-language-set = In den Kanälen dieses Servers spreche ich ab jetzt { $language }. Laufende Matches gehen weiter, wie sie begonnen haben.
settings-language-automatic = Ab jetzt spreche ich in jedem Kanal die Sprache, die Discord für diesen Server angibt, falls er ein Community-Server ist, und sonst die Sprache der Person, die herausfordert.

## The commands, as Discord's picker shows them
##
## Descriptions of commands and options: at most 100 characters each, with the variables filled in. Names of
## options and their values that are typed (opponent, target, medium ...) stay English; so do commands.

command-duel = Zahlenduelle, zwischen zwei Mitgliedern oder gegen mich
command-duel-start = Fordere in diesem Kanal jemanden zum Duell heraus.
command-duel-board = Zeigt das Spielfeld deines Matches noch einmal, oder das eines anderen in diesem Kanal.
command-duel-review = Die letzte Partie in diesem Kanal, Zug um Zug: wo sie kippte und was den Sieg gesichert hätte.
command-duel-resign = Gib die Partie auf, die du in diesem Kanal spielst, oder das ganze Match.
command-duel-stop = Für die Moderation: Beende ein Match in diesem Kanal ohne Ergebnis.
command-duel-rules = Die Regeln eines Spiels in Kürze, und wer gewinnt, wenn niemand einen Fehler macht.
command-multiply = Dein Zug: Multipliziere mit einer Zahl von { $span }.
command-leaderboard = Die Bestenliste des Servers.
command-help = Was das hier ist, wie du anfängst und worum es in jedem Spiel geht.
command-hint = Gegen den Bot: welche Zahlen dich auf Siegkurs halten. Nur du siehst es.
command-puzzle = Das Tagesrätsel des Servers: Welche Zahl hält dich auf Siegkurs? Nur du siehst deinen Versuch.
command-settings = Was ich auf diesem Server mache
command-settings-language = Für alle, die den Server verwalten: die Sprache, die ich in seinen Kanälen spreche.
menu-challenge = Zum Duell herausfordern

option-start-opponent = wen du herausforderst: ein Mitglied oder mich
option-start-variant = welches der Spiele; /duel rules erklärt sie alle
option-start-best-of = auf wie viele Partien das Match geht (ohne Angabe: eine einzelne)
option-start-target = ein anderes Ziel als das übliche, von { $lowest } bis { $highest }
option-start-first = wer in der ersten Partie beginnt (ohne Angabe: Münzwurf; gegen mich beginnst du)
option-start-clock = Minuten pro Zug, von { $lowest } bis { $highest } (ohne Angabe: { $time })
option-start-strikes = wie viele falsche Zahlen im { $title } die Partie kosten, von { $lowest } bis { $highest } (ohne Angabe: { $usual })
option-start-strikes-several = wie viele Fehlversuche die Partie kosten, wo sie zählen, von { $lowest } bis { $highest } (ohne Angabe: { $usual })
option-start-level = wie stark ich spiele, wenn du mich herausforderst (ohne Angabe: mittel)
option-start-thread = ob das Match einen eigenen Thread bekommt (ohne Angabe: nein)
option-rules-variant = welches der Spiele
option-rules-target = mit einem anderen Ziel als dem üblichen
option-multiply-n = { $span }; was eine andere Zahl kostet, steht in den Regeln des Spiels
option-leaderboard-variant = von einem Spiel oder gegen mich (ohne Angabe: von allen Spielen zwischen Mitgliedern)
option-settings-language = welche Sprache, oder automatisch

choice-challenger = wer herausfordert
choice-opponent = wer herausgefordert wird
choice-coin-toss = Münzwurf
choice-yes = ja
choice-no = nein

## The picture of a finished game
##
## Words in the picture are short: at most 16 characters, unless it says otherwise. What became of each player stands in a pill after the name.

picture-target = Ziel { $target }
picture-turning-point = Wendepunkt
picture-wrong = falsch
picture-won = gewonnen
picture-lost = verloren
picture-wrong-number = falsche Zahl
picture-struck-out = zu viele Fehler
picture-resigned = aufgegeben
picture-out-of-time = Zeit abgelaufen
picture-player = Spieler { $number }

picture-description = { $title }, Ziel { $target }: { $way }.
picture-way =
    { $steps ->
        [one] { $steps } Schritt von 1 bis { $total }
       *[other] { $steps } Schritte von 1 bis { $total }
    }
picture-way-of =
    { $steps ->
        [one] { $player } mit { $steps } Schritt von 1 bis { $total }
       *[other] { $player } mit { $steps } Schritten von 1 bis { $total }
    }
picture-result-last = { $winner } hat gegen { $loser } gewonnen: Der letzte Schritt war { $step }.
picture-result-wrong-number = { $winner } hat gegen { $loser } gewonnen: { $loser } hat eine falsche Zahl gewählt.
picture-result-strikes = { $winner } hat gegen { $loser } gewonnen: { $loser } hat alle Fehlversuche aufgebraucht.
picture-result-resigned = { $winner } hat gegen { $loser } gewonnen: { $loser } hat aufgegeben.
picture-result-time = { $winner } hat gegen { $loser } gewonnen: { $loser } hat die Zeit überschritten.
picture-turned = Der Wendepunkt war { $step }.
picture-step = ×{ $number } von { $player } mit dem Ergebnis { $total }
picture-step-wrong = die falsche Zahl von { $player }

## The game in the terminal

terminal-player = Spieler { $number }
terminal-games = Spiele für zwei. Multipliziert wird mit { $span }.
terminal-which = Welches Spiel? (1–{ $games })
terminal-which-again = Tipp eine Zahl von 1 bis { $games } ein, oder den Namen in Klammern.
terminal-stops = Hier endet das Spiel. Danke fürs Mitspielen!
