### Every sentence that a person reads, in Spanish.

## About this language

language-name = Español

## Multiplication Duel: make exactly the target (exact100)

exact100-title = Duelo de multiplicaciones
exact100-aim = llega justo a { $target }
exact100-goal = meta { $target }
exact100-objective = Lleva el total acumulado justo a { $target } y ganas; si te pasas de { $target }, pierdes.
exact100-gist = Gana quien llega justo a { $target }; quien se pasa, pierde.
exact100-gist-surprise = Gana quien llega justo a la meta; quien se pasa, pierde.
exact100-brief =
    El total acumulado empieza en 1. En tu turno lo multiplicas por un número entero del { $lowest } al { $highest }.
    Si lo llevas justo a { $target }, ganas. Si te pasas de { $target }, pierdes al instante.
    No se puede pasar turno: aunque con todos los números te pases, tienes que elegir uno.
    Cualquier otro número se rechaza y eliges de nuevo.
exact100-counter = Total acumulado
exact100-stands = El total acumulado es { $total } y te toca jugar.
exact100-opening = ¡Comienza el Duelo de multiplicaciones!
exact100-ask = { $player }, elige un número para multiplicar ({ $lowest }-{ $highest }):
exact100-move = { $player }: Elijo { $number }. El total acumulado es ahora { $total }.
exact100-wrong = { $number } no es un número entero del { $lowest } al { $highest }. Elige de nuevo.
exact100-hit =
    { $move } He llegado justo a { $target } y gano la partida.
    ¡Gana { $winner }!
exact100-passed =
    { $move } Me he pasado de { $target } y pierdo la partida.
    ¡Gana { $winner }!
exact100-resigned =
    { $loser }: Me rindo y pierdo la partida.
    ¡Gana { $winner }!
exact100-time =
    A { $loser } se le acaba el tiempo y pierde la partida.
    ¡Gana { $winner }!
exact100-keyboard-opening =
    ¡Comienza el Duelo de multiplicaciones!

    Total acumulado: 1
    { "" }
exact100-keyboard-other-target =
    Meta: { $target }
    { "" }
exact100-keyboard-ask = { exact100-ask }
exact100-keyboard-move =
    Has elegido { $number }.
    El total acumulado es ahora { $total }.
    { "" }
exact100-keyboard-wrong = { exact100-wrong }
exact100-keyboard-hit =
    { $move }
    { $winner } llega justo a { $target } y gana la partida.
    ¡Gana { $winner }!
exact100-keyboard-passed =
    { $move }
    { $loser } se pasa de { $target } y pierde la partida.
    ¡Gana { $winner }!

## Multiplication Duel: Avoid. Do not be the one who reaches the target (avoid100)

avoid100-title = Duelo de multiplicaciones: sin llegar
avoid100-aim = no llegues a { $target }
avoid100-goal = no llegues a { $target }
avoid100-objective = Evita ser quien lleve el número compartido a { $target } o más: quien lo hace, pierde.
avoid100-gist = Pierde quien llega a { $target } o más, y también quien elige cualquier otro número.
avoid100-gist-surprise = Pierde quien llega a la meta o más allá, y también quien elige cualquier otro número.
avoid100-brief =
    El número compartido empieza en 1. En tu turno lo multiplicas por un número entero del { $lowest } al { $highest }.
    Pierde quien lo lleve a { $target } o más.
    Elige con cuidado: con cualquier número que no sea del { $lowest } al { $highest } pierdes la partida al instante.
avoid100-counter = Número compartido
avoid100-stands = El número compartido es { $total } y te toca jugar.
avoid100-opening = ¡Hola! Esto es el Duelo de multiplicaciones. Empieza { $player }.
avoid100-ask = { $player }, elige tu multiplicador ({ $lowest }-{ $highest }):
avoid100-move = { $player } elige el multiplicador { $number }. El nuevo número compartido es { $total }.
avoid100-wrong = { $player } elige { $number }. { $number } no es un multiplicador válido.
avoid100-hit =
    { $move }
    El número compartido ha llegado a { $target } o más.
    Pierde { $loser }. ¡Gana { $winner }!
avoid100-passed = { avoid100-hit }
avoid100-wrong-number =
    { $move }
    Pierde { $loser }. ¡Gana { $winner }!
avoid100-resigned =
    { $loser } se rinde.
    Pierde { $loser }. ¡Gana { $winner }!
avoid100-time =
    Se acabó el tiempo de { $loser }.
    Pierde { $loser }. ¡Gana { $winner }!
avoid100-keyboard-opening =
    ¡Hola! Esto es el Duelo de multiplicaciones.
    Número inicial: 1
    Meta: { $target }
    Empieza { $player }.
    { "" }
avoid100-keyboard-ask =
    El número compartido es { $total }.
    { $player }, elige tu multiplicador ({ $lowest }-{ $highest }):
avoid100-keyboard-move =
    El nuevo número compartido es { $total }.
    { "" }
avoid100-keyboard-wrong = { $number } no es un multiplicador válido.
avoid100-keyboard-hit = { avoid100-hit }
avoid100-keyboard-passed = { avoid100-hit }
avoid100-keyboard-wrong-number = { avoid100-wrong-number }

## Multiplication Madness: be the first to reach the target (reach100)

reach100-title = Locura multiplicadora
reach100-aim = llega antes a { $target } o más
reach100-goal = meta { $target }
reach100-objective = Lleva el total actual a { $target } o más antes que tu rival.
reach100-gist = Gana quien llega antes a { $target } o más.
reach100-gist-surprise = Gana quien llega antes a la meta o más allá.
reach100-brief =
    El total actual empieza en 1. En tu turno lo multiplicas por un número entero del { $lowest } al { $highest }.
    Gana quien lo lleve antes a { $target } o más. Pasarse de { $target } también vale.
    No se puede pasar turno, y los multiplicadores se pueden repetir.
    Cualquier otro número se rechaza y eliges de nuevo.
reach100-counter = Total actual
reach100-stands = El total actual es { $total } y te toca jugar.
reach100-opening = ¡A jugar!
reach100-ask = { $player }, escribe un multiplicador ({ $lowest }-{ $highest }):
reach100-move = { $player } elige { $number }. El total actual es ahora { $total }.
reach100-wrong = { $number } no es un multiplicador del { $lowest } al { $highest }. Prueba con otro.
reach100-hit =
    { $move }
    ¡{ $winner } ha alcanzado o superado la meta!
    ¡{ $winner } gana la partida!
reach100-passed = { reach100-hit }
reach100-resigned =
    ¡{ $loser } se rinde!
    ¡{ $winner } gana la partida!
reach100-time =
    ¡A { $loser } se le acabó el tiempo!
    ¡{ $winner } gana la partida!
reach100-keyboard-opening =
    ¡A jugar!
    El total actual es 1.
    La meta es { $target }.
    { "" }
reach100-keyboard-ask = { reach100-ask }
reach100-keyboard-move =
    Has elegido { $number }.
    El total actual es ahora { $total }.
    { "" }
reach100-keyboard-wrong = { reach100-wrong }
reach100-keyboard-hit = { reach100-hit }
reach100-keyboard-passed = { reach100-hit }

## Power Play: force the other player past the target (over100)

over100-title = Jugada maestra
over100-aim = no te pases de { $target }
over100-goal = no te pases de { $target }
over100-objective = Obliga a tu rival a llevar el total más allá de { $target }: quien se pasa, pierde.
over100-gist = Quien se pasa de { $target }, pierde.
over100-gist-surprise = Quien se pasa de la meta, pierde.
over100-brief =
    El total empieza en 1. En tu turno lo multiplicas por un número entero del { $lowest } al { $highest }.
    Quien se pasa de { $target }, pierde. Con { $target } justos, la partida sigue.
    Cualquier otro número es una falta y eliges de nuevo; { $allowed ->
        [one] con { $allowed } falta
        [many] con { $allowed } de faltas
       *[other] con { $allowed } faltas
    } pierdes la partida.
over100-counter = Total
over100-stands = El total es { $total } y te toca jugar.
over100-opening = Empieza la partida. El total es 1.
over100-ask = { $player }, elige un multiplicador ({ $lowest }-{ $highest }):
over100-move = { $player } multiplica por { $number }. El nuevo total es { $total }.
over100-wrong = { $number } no es un número entero del { $lowest } al { $highest }, { $player }. Falta { $strikes } de { $allowed }.
over100-passed =
    { $move }
    ¡El total se pasa de { $target }! Pierde { $loser }.
    ¡{ $winner } gana la partida!
over100-strikes =
    { $move }
    { $loser } agota sus faltas y pierde.
    ¡{ $winner } gana la partida!
over100-resigned =
    { $loser } se rinde y pierde.
    ¡{ $winner } gana la partida!
over100-time =
    ¡Se acabó el tiempo! Pierde { $loser }.
    ¡{ $winner } gana la partida!
over100-keyboard-opening = Empieza la partida. El total es 1.
over100-keyboard-other-target = El total no debe pasar de { $target }.
over100-keyboard-ask = { over100-ask }
over100-keyboard-move = { over100-move }
over100-keyboard-wrong = { over100-wrong }
over100-keyboard-passed = { over100-passed }
over100-keyboard-strikes = { over100-strikes }

## Power Play: Race. Two products, one target, first to make it exactly (race1000)

race1000-title = Jugada maestra: carrera
race1000-aim = lleva antes tu número justo a { $target }
race1000-goal = meta { $target }
race1000-objective = Cada cual tiene su propio producto: llega justo a { $target } antes que tu rival; si te pasas, pierdes.
race1000-gist = Cada cual tiene su propio número: gana quien llega justo a { $target }; quien se pasa, pierde.
race1000-gist-surprise = Cada cual tiene su propio número: gana quien llega justo a la meta; quien se pasa, pierde.
race1000-brief =
    Cada cual tiene su propio producto acumulado, que empieza en 1 y está a la vista de todo el mundo.
    En tu turno multiplicas el tuyo por un número entero del { $lowest } al { $highest }.
    Si llegas justo a { $target }, ganas. Si te pasas de { $target }, pierdes al instante.
    Cualquier otro número se rechaza y eliges de nuevo.
race1000-counter = Producto
race1000-stands = Tu producto es { $total }, el de tu rival es { $other } y te toca jugar.
race1000-opening = Empieza la partida. Los dos productos acumulados valen 1.
race1000-ask =
    Turno de { $player }:
    - Producto actual: { $total }
    - Elige un número entre { $lowest } y { $highest }:
race1000-move = { $player } elige { $number }. Nuevo producto: { $total }
race1000-wrong = { $number } no es un número entre { $lowest } y { $highest }. Elige otro.
race1000-hit =
    { $move }
    ¡Felicidades, { $winner }! ¡Has llegado justo a { $target } y ganas la partida!
race1000-passed =
    { $move }
    { $loser } se pasa de { $target } y pierde.
    ¡Felicidades, { $winner }! ¡Ganas la partida!
race1000-resigned =
    { $loser } se rinde.
    ¡Felicidades, { $winner }! ¡Ganas la partida!
race1000-time =
    A { $loser } se le acabó el tiempo.
    ¡Felicidades, { $winner }! ¡Ganas la partida!
race1000-keyboard-opening =
    --- Jugada maestra ---

    Empieza la partida. Los dos productos acumulados valen 1.
    { "" }
race1000-keyboard-other-target =
    Meta: { $target }
    { "" }
race1000-keyboard-ask = { race1000-ask }
race1000-keyboard-move =
    - Nuevo producto: { $total }
    { "" }
race1000-keyboard-wrong = { race1000-wrong }
race1000-keyboard-hit = { race1000-hit }
race1000-keyboard-passed = { race1000-passed }

## What all games share

not-a-number = Eso
how-to-play = Por turnos se multiplica por un número del { $lowest } al { $highest }, empezando desde 1. { $gist }
# Stands after "un número" or "números", so it brings its own "del".
span = del { $lowest } al { $highest }
span-depending = del { $lowest } al { $highest }, según el juego
list-separator = { ", " }
# "7 u 8", "9 u 11": before "ocho" and "once" the word is "u".
one-of =
    { $last ->
        [8] { $others } u { $last }
        [11] { $others } u { $last }
       *[other] { $others } o { $last }
    }
score = { $one }-{ $two }

## The match, after each of its games

match-level = El encuentro va empatado { $one }-{ $two }.
match-leads = { $player } va por delante en el encuentro: { $won }-{ $lost }.
match-won = ¡{ $winner } gana el encuentro por { $won }-{ $lost }!
match-given-up = { $loser } abandona el encuentro, así que lo gana { $winner }.

## Strengths of the bot as an opponent

level-easy = fácil
level-medium = medio
level-hard = difícil
level-perfect = perfecto

## The challenge: the message with Accept, Decline and Withdraw

challenge = { $opponent }, ¡{ $challenger } te desafía a **{ $title }**!
challenge-rematch = { $opponent }, ¡{ $challenger } te ofrece la revancha de **{ $title }**!
terms-best-of = Al mejor de **{ $games }**
terms-single = Una sola partida
terms-starts = empieza { $player }
terms-coin-toss = una moneda al aire decide quién empieza
terms-clock = **{ $time }** por jugada
terms-strikes =
    { $strikes ->
        [one] con **{ $strikes }** falta se pierde
        [many] con **{ $strikes }** de faltas se pierde
       *[other] con **{ $strikes }** faltas se pierde
    }
terms-surprise = la meta es una **sorpresa**
challenge-expires = El desafío caduca { $when }.
challenge-was-declined = { $opponent } lo rechazó.
challenge-was-withdrawn = { $challenger } retiró el desafío.
challenge-has-expired = El desafío ha caducado: { $opponent } no respondió a tiempo.
challenge-was-stopped = La moderación lo detuvo.
challenge-was-abandoned = Terminó sin resultado porque su canal ya no existe.
challenge-is-played = Se juega en { $thread }.
challenge-to-me = { $challenger } juega conmigo a **{ $title }**, en el nivel **{ $level }**.
challenge-declined = { $challenger }, { $opponent } rechazó el duelo.
thread-players = { $challenger } contra { $opponent }

## The buttons and lists

button-accept = Aceptar
button-decline = Rechazar
button-withdraw = Retirar
button-rematch = Revancha
button-easier = Más fácil
button-harder = Más difícil
button-review = Analizar
button-review-game = Analizar la partida { $number }
list-review = Analiza una partida
button-share = Compartir
button-previous = Anterior
button-next = Siguiente
button-resign = Rendirse
button-resign-game = Abandonar esta partida
button-resign-match = Abandonar el encuentro
list-matches = Elige un encuentro
list-games = Elige un juego

## The beginning of a match

accepted = { $opponent } acepta.
accepted-by-me = Acepto: aquí juego como { $opponent }.
coin-chose = La moneda elige a { $player }.
no-thread = No he podido abrir un hilo, así que se juega aquí.
next-game = Partida { $number }: empieza { $player }.
next-game-opened = Partida { $number }.

## The board: the card with the number, and what stands on it

of-match = al mejor de { $games }
of-match-game = partida { $number }, al mejor de { $games }
against-me = contra mí en el nivel { $level }
board-clock = El tiempo de { $player } se acaba { $when }.
board-score = Marcador: { $challenger } **{ $one }** – **{ $two }** { $opponent }
board-strikes = Faltas: { $counts }
board-strikes-of = { $player } **{ $strikes }** de { $allowed }
board-standings = `/leaderboard` muestra la clasificación.
reminder = { $player }, te toca jugar contra { $other }. Si se te acaba el tiempo, pierdes la partida.
won-on-time = { $winner }, la partida es tuya.
stopped-challenge = La moderación detuvo el desafío de { $challenger } a { $opponent }. Queda sin resultado.
stopped-match = La moderación detuvo el encuentro de { $challenger } contra { $opponent }. Queda sin resultado.
result-stopped = Se jugaba en { $thread }.
result-won = **{ $winner }** vence a **{ $loser }** en { $title }: { $thread }
result-won-score = **{ $winner }** vence a **{ $loser }** por { $won }-{ $lost } en { $title }: { $thread }
rematch-is-elsewhere = La revancha ya está en marcha, en { $place }.

## Giving up, and choosing a match: only for the one who asks

resign-single = ¿Te rindes? Entonces gana { $other }. Para seguir jugando, no toques nada.
resign-which = ¿Abandonas esta partida o todo el encuentro? Lo que abandones lo gana { $other }. Para seguir jugando, no toques nada.
which-match = Hay varios encuentros en marcha en este canal. ¿Cuál de ellos?
which-players = { $challenger } contra { $opponent }
which-waits = a la espera de respuesta
which-game = ¿Qué partida contra { $opponent }?

## The rules of a game, and who wins it: /duel rules, only for the one who asks

rules-footer = Juégalo con { $command }
prospects-second =
    { $moves ->
        [one] Con juego perfecto y meta { $target }, gana quien juega en segundo lugar, en un máximo de { $moves } jugada en total.
        [many] Con juego perfecto y meta { $target }, gana quien juega en segundo lugar, en un máximo de { $moves } de jugadas en total.
       *[other] Con juego perfecto y meta { $target }, gana quien juega en segundo lugar, en un máximo de { $moves } jugadas en total.
    }
prospects-first =
    { $moves ->
        [one] Con juego perfecto y meta { $target }, gana quien empieza, en un máximo de { $moves } jugada en total.
        [many] Con juego perfecto y meta { $target }, gana quien empieza, en un máximo de { $moves } de jugadas en total.
       *[other] Con juego perfecto y meta { $target }, gana quien empieza, en un máximo de { $moves } jugadas en total.
    }
prospects-first-how =
    { $any ->
        [yes] { prospects-first } Vale empezar con cualquier número.
       *[no] { prospects-first } Hay que empezar con { $numbers }.
    }
prospects-later = Con qué números se consigue, lo sabrás cuando acabe tu encuentro.
suggestion-second =
    { $moves ->
        [one] { $target }: hasta { $moves } jugada; puede ganar quien juega en segundo lugar
        [many] { $target }: hasta { $moves } de jugadas; puede ganar quien juega en segundo lugar
       *[other] { $target }: hasta { $moves } jugadas; puede ganar quien juega en segundo lugar
    }
suggestion-first =
    { $moves ->
        [one] { $target }: hasta { $moves } jugada; puede ganar quien empieza
        [many] { $target }: hasta { $moves } de jugadas; puede ganar quien empieza
       *[other] { $target }: hasta { $moves } jugadas; puede ganar quien empieza
    }
suggestion-first-one =
    { $moves ->
        [one] { $target }: hasta { $moves } jugada; puede ganar quien empieza, pero con un solo número
        [many] { $target }: hasta { $moves } de jugadas; puede ganar quien empieza, pero con un solo número
       *[other] { $target }: hasta { $moves } jugadas; puede ganar quien empieza, pero con un solo número
    }
suggestion-surprise = que sea sorpresa

## Spans of time: "24 hours", "1 hour 30 minutes", "7 days"

duration-days =
    { $days ->
        [one] { $days } día
        [many] { $days } de días
       *[other] { $days } días
    }
duration-hours =
    { $hours ->
        [one] { $hours } hora
        [many] { $hours } de horas
       *[other] { $hours } horas
    }
duration-minutes =
    { $minutes ->
        [one] { $minutes } minuto
        [many] { $minutes } de minutos
       *[other] { $minutes } minutos
    }
duration-separator = { " " }
duration-none = menos de un minuto

## Hints: only for the one who asks, against the bot

hint-any = Cualquier número conserva la victoria.
hint-numbers =
    { $several ->
        [yes] **{ $numbers }**: cualquiera de ellos conserva la victoria.
       *[no] **{ $numbers }**: ese conserva la victoria.
    }
hint-lost = Contra un juego perfecto, elijas lo que elijas, pierdes.
hint-slip-any = Pero a veces fallo: **cualquier número** puede servir.
hint-slip = Pero a veces fallo: con **{ $numbers }** aguantas más.

## The review of a finished game

review-title = Análisis
review-target = meta { $target }
review-never-turned =
    { $first ->
        [yes] { $player } empezó, tuvo la victoria en la mano desde la primera jugada y no la soltó.
       *[no] { $player } jugó en segundo lugar, tuvo la victoria en la mano desde la primera jugada y no la soltó.
    }
review-turned-made = El momento clave: el { $number } de { $player } llevó a { $total }.
review-turned-wrong =
    { $number ->
        [none] El momento clave: lo que eligió { $player } no era un número del { $lowest } al { $highest } y le costó la partida.
       *[other] El momento clave: el { $number } de { $player } no era un número del { $lowest } al { $highest } y le costó la partida.
    }
review-turned-strike =
    { $number ->
        [none] El momento clave: lo que eligió { $player } fue la falta { $strikes } de { $allowed } y le costó la partida.
       *[other] El momento clave: el { $number } de { $player } fue la falta { $strikes } de { $allowed } y le costó la partida.
    }
review-turned-resigned = El momento clave: { $player } se rindió cuando iba ganando.
review-turned-time = El momento clave: a { $player } se le acabó el tiempo cuando iba ganando.
review-would-have-kept =
    { $any ->
        [yes] Con cualquier número, { $player } habría conservado la victoria.
       *[no] Con { $numbers }, { $player } habría conservado la victoria.
    }
review-line = { $count }. { $done } – { $did }
review-multiplied = { $player }: { $before } × { $number } = { $total }
review-wrong =
    { $number ->
        [none] Lo que elige { $player } no es un número del { $lowest } al { $highest }
       *[other] El { $number } de { $player } no es un número del { $lowest } al { $highest }
    }
review-strike =
    { $number ->
        [none] Lo que elige { $player } es la falta { $strikes } de { $allowed }
       *[other] El { $number } de { $player } es la falta { $strikes } de { $allowed }
    }
review-resigns = { $player } se rinde
review-runs-out-of-time = A { $player } se le acaba el tiempo
review-wins = gana
review-keeps = conserva la victoria
review-still-winning = sigue ganando
review-throws-away = deja escapar la victoria
review-throws-away-how =
    { $any ->
        [yes] deja escapar la victoria; cualquier número la habría conservado
       *[no] deja escapar la victoria; { $numbers } la habría conservado
    }
review-was-losing = ya iba perdiendo
review-still-losing = sigue perdiendo
review-losing = ya perdía con cualquier número
review-nothing =
    { $moves ->
        [one] { $moves } jugada que no cambió nada
        [many] { $moves } de jugadas que no cambiaron nada
       *[other] { $moves } jugadas que no cambiaron nada
    }
review-before = … y las jugadas anteriores
review-later = Qué números conservan la victoria se sabrá cuando acabe el encuentro.

## The puzzle of the day

puzzle-title = Acertijo del día · { $weekday }
puzzle-question =
    { $objective }
    { $stands } Solo un número del { $lowest } al { $highest } conserva la victoria: ¿cuál?
puzzle-right = ¡Sí! { $line }
puzzle-wrong = No es ese. { $line } Solo el { $answer } conserva la victoria.
puzzle-wrong-number = No es ese. { $number } no es un número del { $lowest } al { $highest }. Solo el { $answer } conserva la victoria.
line-makes =
    { $whose ->
        [mine] Con el { $number } llegas a { $total }
        [yours] tú llegas a { $total } con el { $number }
       *[theirs] tu rival llega a { $total } con el { $number }
    }
line-hits =
    { $did ->
        [wins]
            { $whose ->
                [mine] Con el { $number } llegas justo a { $total } y ganas
                [yours] tú llegas justo a { $total } con el { $number } y ganas
               *[theirs] tu rival llega justo a { $total } con el { $number } y gana
            }
       *[loses]
            { $whose ->
                [mine] Con el { $number } llegas justo a { $total } y pierdes
                [yours] tú llegas justo a { $total } con el { $number } y pierdes
               *[theirs] tu rival llega justo a { $total } con el { $number } y pierde
            }
    }
line-passes =
    { $did ->
        [wins]
            { $whose ->
                [mine] Con el { $number } llegas a { $total }, más allá de { $target }, y ganas
                [yours] tú llegas a { $total } con el { $number }, más allá de { $target }, y ganas
               *[theirs] tu rival llega a { $total } con el { $number }, más allá de { $target }, y gana
            }
       *[loses]
            { $whose ->
                [mine] Con el { $number } llegas a { $total }, te pasas de { $target } y pierdes
                [yours] tú llegas a { $total } con el { $number }, te pasas de { $target } y pierdes
               *[theirs] tu rival llega a { $total } con el { $number }, se pasa de { $target } y pierde
            }
    }
line-overstep =
    { $hits ->
        [yes]
            { $whose ->
                [yours] tú, elijas lo que elijas, llegas a { $target } o te pasas y pierdes
               *[theirs] tu rival, elija lo que elija, llega a { $target } o se pasa y pierde
            }
       *[no]
            { $whose ->
                [yours] tú, elijas lo que elijas, te pasas de { $target } y pierdes
               *[theirs] tu rival, elija lo que elija, se pasa de { $target } y pierde
            }
    }
line-more =
    { $moves ->
        [one] { $moves } jugada más
        [many] { $moves } de jugadas más
       *[other] { $moves } jugadas más
    }
line-one = { $first }.
line-two = { $first }, y { $last }.
line-many = { $first }. A partir de ahí, con el mejor juego: { $others }, y { $last }.
puzzle-tries = Resuelto hoy aquí por { $solved } de { $tried }.
puzzle-untried = Hoy nadie lo ha intentado aún: estrénalo tú.
puzzle-streak =
    { $streak ->
        [one] Tu racha: **{ $streak } día**.
        [many] Tu racha: **{ $streak } de días**.
       *[other] Tu racha: **{ $streak } días**.
    }
puzzle-no-streak = Mañana puedes empezar una racha.
puzzle-next = El próximo acertijo llega { $when }.
puzzle-shared-title = Acertijo del duelo
puzzle-shared-date = { $day } { $month }
puzzle-shared-streak = racha de { $streak }
puzzle-shared-tries = resuelto aquí por { $solved } de { $tried }

## The leaderboard

leaderboard-title = Clasificación
leaderboard-title-of = Clasificación · { $ranking }
leaderboard-against-me = Contra mí en el nivel { $level }
leaderboard-empty = Aquí nadie ha terminado una partida todavía. Estrena la clasificación: `/duel start`.
leaderboard-page = Página { $page } de { $pages }
leaderboard-games =
    { $won ->
        [one] { $won } victoria
        [many] { $won } de victorias
       *[other] { $won } victorias
    }, { $lost ->
        [one] { $lost } derrota
        [many] { $lost } de derrotas
       *[other] { $lost } derrotas
    } · { $rate }
leaderboard-matches =
    { $count ->
        [one] { $count } encuentro ganado
        [many] { $count } de encuentros ganados
       *[other] { $count } encuentros ganados
    }

## Help, and the greeting of a server that the bot has joined

help-title = Cómo se juega
help-what = Juegos de números para dos, breves e ingeniosos: por turnos se multiplica por un número { $span }, empezando desde 1.
help-begin = Desafía a alguien, o a mí, con `/duel start`; o abre el menú de un miembro y elige **Aplicaciones**, **{ menu-challenge }**. Después se juega por turnos con los botones de los números.
help-more = `/duel rules` tiene las reglas de cada juego, `/duel review` muestra dónde se decidió una partida, `/leaderboard` lleva la cuenta y `/puzzle` es el acertijo del día.
greeting =
    Hola, soy { $name }. { $what }
    { $begin } `/help` cuenta en qué consiste cada juego.

## What somebody may not do: told to them alone, with what to do instead

refusal-no-duel = No hay ningún encuentro en este canal. Empieza uno con `/duel start`.
refusal-no-duel-of-yours = No tienes ningún encuentro en este canal. Empieza uno con `/duel start`.
refusal-match-is-over = Este encuentro ya terminó. Empieza otro con `/duel start`.
refusal-game-is-over = Esa partida ya terminó. `/duel resign` se refiere a la que está en marcha ahora.
refusal-not-yours-to-repeat = Esta revancha es de { $challenger } contra { $opponent }. Empieza tu propio encuentro con `/duel start`.
refusal-rematch-is-offered = Ya la has ofrecido: { $link }. Empieza cuando { $opponent } pulse { $rematch } o { $accept }.
refusal-rematch-is-on = La revancha ya está en marcha: { $link }. Cuando termine, puedes jugar otra.
refusal-moved-on = La partida ya ha avanzado. Usa el tablero más reciente; `/duel board` lo muestra otra vez.
refusal-accept-first = El encuentro empieza cuando aceptes el desafío. `/duel board` lo muestra otra vez.
refusal-not-accepted-yet = El encuentro empieza cuando { $opponent } acepte el desafío. Espera a que lo haga, o retíralo y desafía a alguien más.
refusal-thread-is-coming = El hilo de este encuentro se está abriendo. Haz tu jugada allí en un momento.
refusal-not-a-player = Este encuentro es de { $challenger } contra { $opponent }. Empieza el tuyo con `/duel start`.
refusal-not-your-turn = Es el turno de { $turn }. El tuyo llega después de su jugada.
refusal-not-your-turn-yet = Es el turno de Participante { $turn }.
refusal-choose-from = Elige un número entero del { $lowest } al { $highest }.
refusal-only-they-answer-you = Solo { $opponent } puede responder a tu desafío. Espera a que lo haga, o retíralo con { $withdraw }.
refusal-only-they-answer = Solo { $opponent } puede responder a este desafío. Lanza el tuyo con `/duel start`.
refusal-decline-instead = Solo { $challenger } puede retirar este desafío. Tú puedes rechazarlo.
refusal-not-yours-to-withdraw = Solo { $challenger } puede retirar este desafío. { $opponent } puede rechazarlo.
refusal-challenge-live = Este desafío ya fue aceptado. `/duel board` muestra la partida.
refusal-challenge-finished = Este desafío ya se jugó hasta el final. Lanza otro con `/duel start`.
refusal-challenge-stopped = La moderación detuvo este desafío. Lanza otro con `/duel start`.
refusal-challenge-declined = Este desafío fue rechazado. Lanza otro con `/duel start`.
refusal-challenge-withdrawn = Este desafío fue retirado. Lanza otro con `/duel start`.
refusal-challenge-expired = Este desafío ha caducado. Lanza otro con `/duel start`.
refusal-challenge-abandoned = Este desafío ya terminó. Lanza otro con `/duel start`.
refusal-challenge-waits = Tu desafío a { $opponent } está a la espera en este canal ({ $link }). Retíralo primero, o juega tu duelo en otro canal o hilo.
refusal-in-a-match = Tienes un encuentro con { $other } en este canal ({ $link }). Termínalo primero, o juega tu duelo en otro canal o hilo.
refusal-no-hints = Las pistas son para las partidas contra mí; entre miembros no sería justo. Cuando termine este encuentro, desafíame con `/duel start`.
refusal-nothing-to-review = En este canal no hay ninguna partida terminada como esa. Juega una con `/duel start` y vuelve a preguntar.
refusal-puzzle-of-another-day = Este acertijo era de otro día. `/puzzle` muestra el de hoy.
refusal-puzzle-not-tried = Todavía no has intentado el acertijo de hoy. `/puzzle` lo muestra; compártelo después de intentarlo.
refusal-puzzle-shared = Ya has compartido el acertijo de hoy. Mañana hay otro: pídelo con `/puzzle`.
refusal-no-such-game = No existe ese juego. Elige uno de estos: { $keys }.
refusal-target = La meta puede ir de { $lowest } a { $highest }; { $target } no vale. Elige una dentro de ese rango.
refusal-best-of = Un encuentro se juega al mejor de 1, 3, 5, 7 o 9, no de { $games }. Elige uno de esos números.
refusal-strikes = Las faltas pueden ir de { $lowest } a { $highest }; { $strikes } no vale. Elige un número dentro de ese rango.
refusal-clock = El tiempo puede ir de { $lowest } a { $highest } minutos por jugada; { $minutes } no vale. Elige un número dentro de ese rango.
refusal-yourself = No puedes batirte en duelo contigo. Desafía a alguien más.
refusal-other-bot = Los demás bots no se baten en duelo. Desafía a una persona, o a mí.
refusal-cannot-see = { $opponent } no puede ver este canal. Lanza tu desafío en uno que sí pueda ver.
refusal-level = `level` es para los duelos contra mí. Omítelo, o elígeme como rival.
refusal-not-a-member = Esa persona no está en este servidor. Desafía a alguien que sí esté.
refusal-not-in-a-server = Los duelos se juegan en servidores. Usa esto en un canal de un servidor.
refusal-not-invited = Todavía no estoy en este servidor: solo están mis comandos. Pide a alguien que lo gestione que me invite, con el ámbito `bot`: <{ $invitation }>
refusal-not-allowed = No tengo permiso para organizar un duelo aquí. Pide a la moderación que me dé estos permisos en este canal: { $missing }. O juega tu duelo en otro canal.
refusal-no-thread-here = Solo puedo abrir un hilo en un canal de texto o de anuncios. Empieza el duelo en uno de ellos, u omite `thread`.
refusal-no-thread-allowed = No tengo permiso para abrir un hilo aquí. Pide a la moderación que me dé estos permisos en este canal: { $missing }. O bien omite `thread`.
refusal-not-a-moderator = Solo la moderación (Gestionar mensajes) puede detener un encuentro. Para terminar tu propia partida, usa `/duel resign`.
refusal-not-a-manager = Solo quienes gestionan este servidor (Gestionar servidor) pueden cambiar sus ajustes. Pídeselo a alguien con ese permiso.
refusal-storage = Ahora mismo no se pueden guardar las partidas, así que no ha cambiado nada. Inténtalo de nuevo en un minuto.
refusal-storage-unknown = Se perdió el contacto con las partidas a mitad de camino, así que no sé si cuenta. Si cuenta, se anunciará en este canal. Míralo dentro de un minuto con `/duel board`.
refusal-unknown-button = Ya no reconozco este botón. `/duel board` muestra la partida de este canal, si hay alguna en marcha.

## Permissions, as Discord's own settings call them in this language

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-embed-links = Insertar enlaces
permission-create-public-threads = Crear hilos públicos
permission-send-messages-in-threads = Enviar mensajes en hilos

## When something goes wrong: told to whoever asked, alone. $code is for the log, such as "3FA9C1".

error-commands-changed = No ha funcionado: mis comandos acaban de cambiar. Recarga Discord e inténtalo de nuevo. (Código { $code })
error-ours = Lo siento, algo ha fallado, y no es culpa tuya. Inténtalo de nuevo en un momento. (Código { $code })
nameless = Alguien

## The settings of a server: /settings language, only for the one who asks

settings-automatic = automático: el que Discord indica para este servidor, o el de quien desafía
settings-language-set = A partir de ahora, mi idioma en los canales de este servidor es { $language }. Los encuentros en marcha siguen como empezaron.
settings-language-automatic = A partir de ahora, en cada canal hablo el idioma que Discord indica para este servidor, si es un servidor de comunidad; si no, el de quien desafía.

## The commands, as Discord's picker shows them

command-duel = Duelos con números, entre dos miembros o contra mí
command-duel-start = Desafía a alguien a un duelo en este canal.
command-duel-board = Muestra otra vez el tablero de tu encuentro, o de otro de este canal.
command-duel-review = La última partida del canal, jugada a jugada: dónde se decidió y qué habría conservado la victoria.
command-duel-resign = Abandona la partida que estás jugando en este canal, o todo el encuentro.
command-duel-stop = Para la moderación: termina sin resultado un encuentro de este canal.
command-duel-rules = Las reglas de un juego en breve, y quién gana si nadie se equivoca.
command-multiply = Tu jugada: multiplica por un número { $span }.
command-leaderboard = La clasificación del servidor.
command-help = Qué es esto, cómo empezar y en qué consiste cada juego.
command-hint = Contra el bot: qué números conservan tu victoria. Solo lo ves tú.
command-puzzle = El acertijo del día: halla el único número que conserva la victoria. Solo tú ves tu intento.
command-settings = Lo que hago en este servidor
command-settings-language = Para quienes gestionan el servidor: el idioma que hablo en sus canales.
menu-challenge = Desafiar a un duelo

option-start-opponent = a quién desafías: a un miembro, o a mí
option-start-variant = cuál de los juegos; /duel rules explica cada uno
option-start-best-of = cuántas partidas tiene el encuentro (una sola si se omite)
option-start-target = una meta distinta de la habitual, de { $lowest } a { $highest }
option-start-first = quién abre la primera partida (si se omite: moneda al aire; contra mí, tú)
option-start-clock = minutos para cada jugada, de { $lowest } a { $highest } ({ $time } si se omite)
option-start-strikes = cuántas faltas hacen perder una partida de { $title }, de { $lowest } a { $highest } ({ $usual } si se omite)
option-start-strikes-several = cuántas faltas hacen perder, en juegos con faltas, de { $lowest } a { $highest } ({ $usual } si se omite)
option-start-level = con qué nivel juego, si me desafías (medio si se omite)
option-start-thread = si el encuentro tiene su propio hilo (no si se omite)
option-rules-variant = cuál de los juegos
option-rules-target = con una meta distinta de la habitual
option-multiply-n = { $span }; lo que cuesta otro número está en las reglas del juego
option-leaderboard-variant = de un juego, o contra mí (de todos los juegos entre miembros si se omite)
option-settings-language = qué idioma, o automático

choice-challenger = quien desafía
choice-opponent = rival
choice-coin-toss = moneda al aire
choice-yes = sí
choice-no = no

## The picture of a finished game

picture-target = meta { $target }
picture-turning-point = momento clave
picture-wrong = no válido
picture-won = ganó
picture-lost = perdió
picture-wrong-number = número no válido
picture-struck-out = fuera por faltas
picture-resigned = se rindió
picture-out-of-time = sin tiempo
picture-player = Participante { $number }

picture-description = { $title }, meta { $target }: { $way }.
picture-way =
    { $steps ->
        [one] { $steps } paso de 1 a { $total }
        [many] { $steps } de pasos de 1 a { $total }
       *[other] { $steps } pasos de 1 a { $total }
    }
picture-way-of =
    { $steps ->
        [one] { $player } fue de 1 a { $total } en { $steps } paso
        [many] { $player } fue de 1 a { $total } en { $steps } de pasos
       *[other] { $player } fue de 1 a { $total } en { $steps } pasos
    }
picture-result-last = { $winner } venció a { $loser }: el último paso fue { $step }.
picture-result-wrong-number = { $winner } venció a { $loser }: { $loser } eligió un número no válido.
picture-result-strikes = { $winner } venció a { $loser }: { $loser } agotó sus faltas.
picture-result-resigned = { $winner } venció a { $loser }: { $loser } se rindió.
picture-result-time = { $winner } venció a { $loser }: a { $loser } se le acabó el tiempo.
picture-turned = El momento clave fue { $step }.
picture-step = el ×{ $number } de { $player }, que llevó a { $total }
picture-step-wrong = el número no válido de { $player }

## The game in the terminal

terminal-player = Participante { $number }
terminal-games = Juegos para dos. Siempre se multiplica por un número { $span }.
terminal-which = ¿Qué juego? (1-{ $games })
terminal-which-again = Escribe un número del 1 al { $games }, o el nombre entre paréntesis.
terminal-stops = La partida termina aquí. ¡Gracias por jugar!
