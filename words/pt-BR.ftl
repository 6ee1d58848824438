### Every sentence that a person reads, in Brazilian Portuguese.

## About this language

language-name = Português do Brasil

## Multiplication Duel: make exactly the target (exact100)
##
## In all games: $player, $winner and $loser are names; $number is the multiplier that was chosen; $total the number it made; $target the
## target; $lowest and $highest the smallest and the largest multiplier; $move, in endings, is the sentence that already tells the move which ended
## the game. "channel" is what Discord shows; "keyboard" is the game in the terminal, which keeps close to the printed rule book.

exact100-title = Duelo de Multiplicação
exact100-aim = chegue a exatamente { $target }
exact100-goal = alvo { $target }
exact100-objective = Leve o total acumulado a exatamente { $target } para vencer; se passar de { $target }, você perde.
exact100-gist = Quem fizer exatamente { $target } vence; quem passar perde.
exact100-gist-surprise = Quem acertar o alvo em cheio vence; quem passar perde.
exact100-brief =
    O total acumulado começa em 1. Na sua vez, você o multiplica por um número inteiro de { $lowest } a { $highest }.
    Se chegar a exatamente { $target }, você vence. Se passar de { $target }, perde na hora.
    Ninguém pode passar a vez: mesmo que toda opção estoure o alvo, é preciso escolher uma.
    Qualquer outro número é recusado, e você escolhe de novo.
exact100-counter = Total acumulado
exact100-stands = O total acumulado é { $total }, e é a sua vez.
exact100-opening = Começa o Duelo de Multiplicação!
exact100-ask = { $player }, escolha um número para multiplicar ({ $lowest }-{ $highest }):
exact100-move = { $player }: Escolho { $number }. O total acumulado agora é { $total }.
exact100-wrong = { $number } não é um número inteiro de { $lowest } a { $highest }. Escolha de novo.
exact100-hit =
    { $move } Cheguei a exatamente { $target } e venço a partida.
    { $winner } vence!
exact100-passed =
    { $move } Passei de { $target } e perco a partida.
    { $winner } vence!
exact100-resigned =
    { $loser }: Desisto e perco a partida.
    { $winner } vence!
exact100-time =
    { $loser } deixa o tempo acabar e perde a partida.
    { $winner } vence!
exact100-keyboard-opening =
    Começa o Duelo de Multiplicação!

    Total acumulado: 1
    { "" }
exact100-keyboard-other-target =
    Alvo: { $target }
    { "" }
exact100-keyboard-ask = { exact100-ask }
exact100-keyboard-move =
    Você escolheu { $number }.
    O total acumulado agora é { $total }.
    { "" }
exact100-keyboard-wrong = { exact100-wrong }
exact100-keyboard-hit =
    { $move }
    { $winner } chega a exatamente { $target } e vence a partida.
    { $winner } vence!
exact100-keyboard-passed =
    { $move }
    { $loser } passa de { $target } e perde a partida.
    { $winner } vence!

## Multiplication Duel: Avoid. Do not be the one who reaches the target (avoid100)

avoid100-title = Duelo de Multiplicação: Esquiva
avoid100-aim = fique abaixo de { $target }
avoid100-goal = fique abaixo de { $target }
avoid100-objective = Não leve o número compartilhado a { $target } ou mais: quem faz isso perde.
avoid100-gist = Quem chegar a { $target } ou mais perde, e quem escolher qualquer outro número também.
avoid100-gist-surprise = Quem chegar ao alvo ou passar dele perde, e quem escolher qualquer outro número também.
avoid100-brief =
    O número compartilhado começa em 1. Na sua vez, você o multiplica por um número inteiro de { $lowest } a { $highest }.
    Quem o levar a { $target } ou mais perde.
    Escolha com cuidado: qualquer número que não seja de { $lowest } a { $highest } perde a partida na hora.
avoid100-counter = Número compartilhado
avoid100-stands = O número compartilhado é { $total }, e é a sua vez.
avoid100-opening = Boas-vindas ao Duelo de Multiplicação! { $player } começa.
avoid100-ask = { $player }, escolha o seu multiplicador ({ $lowest }-{ $highest }):
avoid100-move = { $player } escolhe o multiplicador { $number }. O novo número compartilhado é { $total }.
avoid100-wrong = { $player } escolhe { $number }. { $number } não é um multiplicador válido.
avoid100-hit =
    { $move }
    O número compartilhado chegou a { $target } ou passou disso.
    { $loser } perde. { $winner } vence!
avoid100-passed = { avoid100-hit }
avoid100-wrong-number =
    { $move }
    { $loser } perde. { $winner } vence!
avoid100-resigned =
    { $loser } entrega os pontos.
    { $loser } perde. { $winner } vence!
avoid100-time =
    Acabou o tempo de { $loser }.
    { $loser } perde. { $winner } vence!
avoid100-keyboard-opening =
    Boas-vindas ao Duelo de Multiplicação!
    Número inicial: 1
    Número-alvo: { $target }
    { $player } começa.
    { "" }
avoid100-keyboard-ask =
    O número compartilhado é { $total }.
    { $player }, escolha o seu multiplicador ({ $lowest }-{ $highest }):
avoid100-keyboard-move =
    O novo número compartilhado é { $total }.
    { "" }
avoid100-keyboard-wrong = { $number } não é um multiplicador válido.
avoid100-keyboard-hit = { avoid100-hit }
avoid100-keyboard-passed = { avoid100-hit }
avoid100-keyboard-wrong-number = { avoid100-wrong-number }

## Multiplication Madness: be the first to reach the target (reach100)

reach100-title = Multiplicação Maluca
reach100-aim = chegue antes a { $target } ou mais
reach100-goal = alvo { $target }
reach100-objective = Leve o total atual a { $target } ou mais antes do adversário.
reach100-gist = Quem chegar primeiro a { $target } ou mais vence.
reach100-gist-surprise = Quem chegar primeiro ao alvo ou passar dele vence.
reach100-brief =
    O total atual começa em 1. Na sua vez, você o multiplica por um número inteiro de { $lowest } a { $highest }.
    Quem o levar primeiro a { $target } ou mais vence. Passar de { $target } também vale.
    Ninguém pode passar a vez, e todo multiplicador pode ser repetido.
    Qualquer outro número é recusado, e você escolhe de novo.
reach100-counter = Total atual
reach100-stands = O total atual é { $total }, e é a sua vez.
reach100-opening = Valendo!
reach100-ask = { $player }, mande um multiplicador ({ $lowest }-{ $highest }):
reach100-move = { $player } escolheu { $number }. O total atual agora é { $total }.
reach100-wrong = { $number } não é um multiplicador de { $lowest } a { $highest }. Mande outro.
reach100-hit =
    { $move }
    { $winner } chegou ao número-alvo ou passou dele!
    { $winner } ganha a partida!
reach100-passed = { reach100-hit }
reach100-resigned =
    { $loser } desistiu!
    { $winner } ganha a partida!
reach100-time =
    O tempo de { $loser } acabou!
    { $winner } ganha a partida!
reach100-keyboard-opening =
    Valendo!
    O total atual é 1.
    O número-alvo é { $target }.
    { "" }
reach100-keyboard-ask = { reach100-ask }
reach100-keyboard-move =
    Você escolheu { $number }.
    O total atual agora é { $total }.
    { "" }
reach100-keyboard-wrong = { reach100-wrong }
reach100-keyboard-hit = { reach100-hit }
reach100-keyboard-passed = { reach100-hit }

## Power Play: force the other player past the target (over100)
##
## $strikes is how many wrong numbers the player has chosen so far, $allowed how many forfeit the game.

over100-title = Potência Máxima
over100-aim = não passe de { $target }
over100-goal = não passe de { $target }
over100-objective = Force o adversário a fazer o total passar de { $target }: quem passa perde.
over100-gist = Quem fizer o total passar de { $target } perde.
over100-gist-surprise = Quem fizer o total passar do alvo perde.
over100-brief =
    O total começa em 1. Na sua vez, você o multiplica por um número inteiro de { $lowest } a { $highest }.
    Quem fizer o total passar de { $target } perde. Com exatamente { $target }, a partida continua.
    Qualquer outro número rende uma advertência, e você escolhe de novo; com { $allowed ->
        [one] { $allowed } advertência
        [many] { $allowed } de advertências
       *[other] { $allowed } advertências
    }, você perde a partida.
over100-counter = Total
over100-stands = O total é { $total }, e é a sua vez.
over100-opening = Começa a partida. O total é 1.
over100-ask = { $player }, escolha um multiplicador ({ $lowest }-{ $highest }):
over100-move = { $player } multiplicou por { $number }. O novo total é { $total }.
over100-wrong = { $number } não é um número inteiro de { $lowest } a { $highest }, { $player }. Advertência { $strikes } de { $allowed }.
over100-passed =
    { $move }
    O total passou de { $target }! { $loser } perde.
    { $winner } vence a partida!
over100-strikes =
    { $move }
    { $loser } perde por excesso de advertências.
    { $winner } vence a partida!
over100-resigned =
    { $loser } desiste e perde.
    { $winner } vence a partida!
over100-time =
    Acabou o tempo! { $loser } perde.
    { $winner } vence a partida!
over100-keyboard-opening = Começa a partida. O total é 1.
over100-keyboard-other-target = O total não pode passar de { $target }.
over100-keyboard-ask = { over100-ask }
over100-keyboard-move = { over100-move }
over100-keyboard-wrong = { over100-wrong }
over100-keyboard-passed = { over100-passed }
over100-keyboard-strikes = { over100-strikes }

## Power Play: Race. Two products, one target, first to make it exactly (race1000)

race1000-title = Potência Máxima: Corrida
race1000-aim = corra com o seu número até exatamente { $target }
race1000-goal = alvo { $target }
race1000-objective = Cada um tem o seu produto: chegue antes a exatamente { $target }; se passar, você perde.
race1000-gist = Cada um tem o seu número: quem fizer exatamente { $target } vence; quem passar perde.
race1000-gist-surprise = Cada um tem o seu número: quem acertar o alvo em cheio vence; quem passar perde.
race1000-brief =
    Cada um tem o seu próprio produto acumulado, que começa em 1 e fica à vista de todo mundo.
    Na sua vez, você multiplica o seu por um número inteiro de { $lowest } a { $highest }.
    Se chegar a exatamente { $target }, você vence. Se passar de { $target }, perde na hora.
    Qualquer outro número é recusado, e você escolhe de novo.
race1000-counter = Produto
race1000-stands = O seu produto é { $total }, o do adversário é { $other }, e é a sua vez.
race1000-opening = Começa a partida. Os dois lados partem de um produto acumulado de 1.
race1000-ask =
    Vez de { $player }:
    - Produto atual: { $total }
    - Escolha um número entre { $lowest } e { $highest }:
race1000-move = { $player } escolhe { $number }. Novo produto: { $total }
race1000-wrong = { $number } não é um número entre { $lowest } e { $highest }. Escolha outro.
race1000-hit =
    { $move }
    Parabéns, { $winner }! Você chegou a exatamente { $target } e venceu a partida!
race1000-passed =
    { $move }
    { $loser } passou de { $target } e perdeu.
    Parabéns, { $winner }! Você venceu a partida!
race1000-resigned =
    { $loser } desistiu.
    Parabéns, { $winner }! Você venceu a partida!
race1000-time =
    O tempo de { $loser } acabou.
    Parabéns, { $winner }! Você venceu a partida!
race1000-keyboard-opening =
    --- Potência Máxima ---

    Começa a partida. Os dois lados partem de um produto acumulado de 1.
    { "" }
race1000-keyboard-other-target =
    Número-alvo: { $target }
    { "" }
race1000-keyboard-ask = { race1000-ask }
race1000-keyboard-move =
    - Novo produto: { $total }
    { "" }
race1000-keyboard-wrong = { race1000-wrong }
race1000-keyboard-hit = { race1000-hit }
race1000-keyboard-passed = { race1000-passed }

## What all games share

not-a-number = Isso
how-to-play = Partindo de 1, cada um na sua vez multiplica por um número de { $lowest } a { $highest }. { $gist }
span = { $lowest } a { $highest }
span-depending = { $lowest } a { $highest }, dependendo do jogo
list-separator = { ", " }
one-of = { $others } ou { $last }
score = { $one } a { $two }

## The match, after each of its games

match-level = O duelo está empatado em { $one } a { $two }.
match-leads = { $player } lidera o duelo por { $won } a { $lost }.
match-won = { $winner } vence o duelo por { $won } a { $lost }!
match-given-up = { $loser } desiste do duelo, e { $winner } vence.

## Strengths of the bot as an opponent
##
## Shown in a list to choose from, and after "level": "against me at level medium". At most 25 characters.

level-easy = fácil
level-medium = médio
level-hard = difícil
level-perfect = perfeito

## The challenge: the message with Accept, Decline and Withdraw
##
## $opponent is a mention (it notifies them) or a name, $challenger a name, $title the title of a game.

challenge = { $opponent }, { $challenger } desafia você a jogar **{ $title }**!
challenge-rematch = { $opponent }, { $challenger } propõe uma revanche de **{ $title }**!
terms-best-of = Melhor de **{ $games }**
terms-single = Partida única
terms-starts = { $player } começa
terms-coin-toss = cara ou coroa decide quem começa
terms-clock = **{ $time }** por jogada
terms-strikes =
    { $strikes ->
        [one] perde quem levar **{ $strikes }** advertência
        [many] perde quem levar **{ $strikes }** de advertências
       *[other] perde quem levar **{ $strikes }** advertências
    }
terms-surprise = o alvo é **surpresa**
challenge-expires = O desafio expira { $when }.
challenge-was-declined = { $opponent } recusou.
challenge-was-withdrawn = { $challenger } retirou o desafio.
challenge-has-expired = O desafio expirou: { $opponent } não respondeu a tempo.
challenge-was-stopped = A moderação encerrou o desafio.
challenge-was-abandoned = Terminou sem resultado, porque o canal deixou de existir.
challenge-is-played = O duelo acontece em { $thread }.
challenge-to-me = { $challenger } joga **{ $title }** comigo, no nível **{ $level }**.
challenge-declined = { $challenger }, { $opponent } recusou o duelo.
thread-players = { $challenger } x { $opponent }

## The buttons and lists
##
## Labels of buttons: a word or two, at most 30 characters. Placeholders and headings of lists: at most 90 characters.

button-accept = Aceitar
button-decline = Recusar
button-withdraw = Retirar
button-rematch = Revanche
button-easier = Mais fácil
button-harder = Mais difícil
button-review = Analisar
button-review-game = Analisar partida { $number }
list-review = Analisar uma partida
button-share = Compartilhar
button-previous = Anterior
button-next = Próxima
button-resign = Desistir
button-resign-game = Desistir desta partida
button-resign-match = Desistir do duelo
list-matches = Escolha um duelo
list-games = Escolha um jogo

## The beginning of a match

accepted = { $opponent } aceitou.
accepted-by-me = Aceito o desafio e jogo como { $opponent }.
coin-chose = A moeda escolheu { $player }.
no-thread = Não consegui abrir um tópico, então o duelo acontece aqui mesmo.
next-game = Partida { $number }: { $player } começa.
next-game-opened = Partida { $number }.

## The board: the card with the number, and what stands on it

of-match = melhor de { $games }
of-match-game = partida { $number }, melhor de { $games }
against-me = contra mim no nível { $level }
board-clock = O tempo de { $player } acaba { $when }.
board-score = Placar: { $challenger } **{ $one }** x **{ $two }** { $opponent }
board-strikes = Advertências: { $counts }
board-strikes-of = { $player } **{ $strikes }** de { $allowed }
board-standings = `/leaderboard` mostra a classificação.
reminder = { $player }, é a sua vez contra { $other }. Se o seu tempo acabar, a partida está perdida.
won-on-time = { $winner }, a partida é sua.
stopped-challenge = A moderação encerrou o desafio entre { $challenger } e { $opponent }. Fica sem resultado.
stopped-match = A moderação encerrou o duelo entre { $challenger } e { $opponent }. Fica sem resultado.
result-stopped = O duelo acontecia em { $thread }.
result-won = **{ $winner }** venceu **{ $loser }** em { $title }: { $thread }
result-won-score = **{ $winner }** venceu **{ $loser }** por { $won } a { $lost } em { $title }: { $thread }
rematch-is-elsewhere = A revanche já começou, em { $place }.

## Giving up, and choosing a match: only for the one who asks

resign-single = Quer desistir? Aí a vitória fica com { $other }. Para continuar jogando, é só ignorar esta mensagem.
resign-which = Quer desistir desta partida ou do duelo inteiro? Aí a vitória fica com { $other }. Para continuar jogando, é só ignorar esta mensagem.
which-match = Há vários duelos em andamento neste canal. Qual deles?
which-players = { $challenger } e { $opponent }
which-waits = à espera de resposta
which-game = Qual jogo, contra { $opponent }?

## The rules of a game, and who wins it: /duel rules, only for the one who asks

rules-footer = Para jogar: { $command }
prospects-second =
    { $moves ->
        [one] Se ninguém errar, com alvo { $target } vence quem joga em segundo, em no máximo { $moves } jogada ao todo.
        [many] Se ninguém errar, com alvo { $target } vence quem joga em segundo, em no máximo { $moves } de jogadas ao todo.
       *[other] Se ninguém errar, com alvo { $target } vence quem joga em segundo, em no máximo { $moves } jogadas ao todo.
    }
prospects-first =
    { $moves ->
        [one] Se ninguém errar, com alvo { $target } vence quem começa, em no máximo { $moves } jogada ao todo.
        [many] Se ninguém errar, com alvo { $target } vence quem começa, em no máximo { $moves } de jogadas ao todo.
       *[other] Se ninguém errar, com alvo { $target } vence quem começa, em no máximo { $moves } jogadas ao todo.
    }
prospects-first-how =
    { $any ->
        [yes]
            { $moves ->
                [one] Se ninguém errar, com alvo { $target } vence quem começa, em no máximo { $moves } jogada ao todo: comece com qualquer número.
                [many] Se ninguém errar, com alvo { $target } vence quem começa, em no máximo { $moves } de jogadas ao todo: comece com qualquer número.
               *[other] Se ninguém errar, com alvo { $target } vence quem começa, em no máximo { $moves } jogadas ao todo: comece com qualquer número.
            }
       *[no]
            { $moves ->
                [one] Se ninguém errar, com alvo { $target } vence quem começa, em no máximo { $moves } jogada ao todo: comece com { $numbers }.
                [many] Se ninguém errar, com alvo { $target } vence quem começa, em no máximo { $moves } de jogadas ao todo: comece com { $numbers }.
               *[other] Se ninguém errar, com alvo { $target } vence quem começa, em no máximo { $moves } jogadas ao todo: comece com { $numbers }.
            }
    }
prospects-later = Com quais números, você descobre quando o seu duelo acabar.
suggestion-second =
    { $moves ->
        [one] { $target }: até { $moves } jogada, quem joga em segundo pode vencer
        [many] { $target }: até { $moves } de jogadas, quem joga em segundo pode vencer
       *[other] { $target }: até { $moves } jogadas, quem joga em segundo pode vencer
    }
suggestion-first =
    { $moves ->
        [one] { $target }: até { $moves } jogada, quem começa pode vencer
        [many] { $target }: até { $moves } de jogadas, quem começa pode vencer
       *[other] { $target }: até { $moves } jogadas, quem começa pode vencer
    }
suggestion-first-one =
    { $moves ->
        [one] { $target }: até { $moves } jogada, quem começa pode vencer, mas só com um número
        [many] { $target }: até { $moves } de jogadas, quem começa pode vencer, mas só com um número
       *[other] { $target }: até { $moves } jogadas, quem começa pode vencer, mas só com um número
    }
suggestion-surprise = surpreenda a gente

## Spans of time: "24 hours", "1 hour 30 minutes", "7 days"

duration-days =
    { $days ->
        [one] { $days } dia
        [many] { $days } de dias
       *[other] { $days } dias
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
duration-separator = { " e " }
duration-none = menos de um minuto

## Hints: only for the one who asks, against the bot

hint-any = Qualquer número mantém a vitória.
hint-numbers =
    { $several ->
        [yes] **{ $numbers }**: qualquer um deles mantém a vitória.
       *[no] **{ $numbers }**: é esse que mantém a vitória.
    }
hint-lost = Contra um jogo perfeito, qualquer escolha perde.
hint-slip-any = Mas às vezes eu escorrego: **qualquer número** pode dar certo.
hint-slip = Mas às vezes eu escorrego: com **{ $numbers }** você resiste mais.

## The review of a finished game

review-title = Análise
review-target = alvo { $target }
review-never-turned =
    { $first ->
        [yes] { $player }, que começou, tinha a vitória na mão desde a primeira jogada e não deixou escapar.
       *[no] { $player }, que jogou em segundo, tinha a vitória na mão desde a primeira jogada e não deixou escapar.
    }
review-turned-made = O ponto de virada: o { $number } de { $player } deu { $total }.
review-turned-wrong =
    { $number ->
        [none] O ponto de virada: a escolha de { $player } não era um número de { $lowest } a { $highest } e custou a partida.
       *[other] O ponto de virada: o { $number } de { $player } não está entre { $lowest } e { $highest } e custou a partida.
    }
review-turned-strike =
    { $number ->
        [none] O ponto de virada: a escolha de { $player } rendeu a advertência { $strikes } de { $allowed } e custou a partida.
       *[other] O ponto de virada: o { $number } de { $player } rendeu a advertência { $strikes } de { $allowed } e custou a partida.
    }
review-turned-resigned = O ponto de virada: { $player } desistiu quando estava ganhando.
review-turned-time = O ponto de virada: { $player } deixou o tempo acabar quando estava ganhando.
review-would-have-kept =
    { $any ->
        [yes] Com qualquer número, { $player } teria mantido a vitória.
       *[no] Com { $numbers }, { $player } teria mantido a vitória.
    }
review-line = { $count }. { $done } – { $did }
review-multiplied = { $player }: { $before } × { $number } = { $total }
review-wrong =
    { $number ->
        [none] A escolha de { $player } não é um número de { $lowest } a { $highest }
       *[other] O { $number } de { $player } não está entre { $lowest } e { $highest }
    }
review-strike =
    { $number ->
        [none] A escolha de { $player } rende a advertência { $strikes } de { $allowed }
       *[other] O { $number } de { $player } rende a advertência { $strikes } de { $allowed }
    }
review-resigns = { $player } desiste
review-runs-out-of-time = { $player } deixa o tempo acabar
review-wins = vence
review-keeps = mantém a vitória
review-still-winning = continua ganhando
review-throws-away = joga fora a vitória
review-throws-away-how =
    { $any ->
        [yes] joga fora a vitória que qualquer número teria mantido
       *[no] joga fora a vitória que { $numbers } teria mantido
    }
review-was-losing = ia perder de qualquer jeito
review-still-losing = continua perdendo
review-losing = já ia perder, com qualquer número
review-nothing =
    { $moves ->
        [one] { $moves } jogada que não mudou nada
        [many] { $moves } de jogadas que não mudaram nada
       *[other] { $moves } jogadas que não mudaram nada
    }
review-before = … e as jogadas anteriores
review-later = Os números que mantêm a vitória só aparecem quando o duelo acabar.

## The puzzle of the day

puzzle-title = Enigma do dia · { $weekday }
puzzle-question =
    { $objective }
    { $stands } Só um número de { $lowest } a { $highest } mantém a vitória: qual?
puzzle-right = Isso mesmo: { $line }
puzzle-wrong = Não foi desta vez: { $line } Só { $answer } mantém a vitória.
puzzle-wrong-number = Não foi desta vez: { $number } não está entre { $lowest } e { $highest }. Só { $answer } mantém a vitória.
line-makes =
    { $whose ->
        [mine] { $number } dá { $total }
        [yours] o seu { $number } dá { $total }
       *[theirs] o { $number } do adversário dá { $total }
    }
line-hits =
    { $did ->
        [wins]
            { $whose ->
                [mine] { $number } dá exatamente { $total } e vence
                [yours] o seu { $number } dá exatamente { $total } e vence
               *[theirs] o { $number } do adversário dá exatamente { $total } e vence
            }
       *[loses]
            { $whose ->
                [mine] { $number } dá exatamente { $total } e perde
                [yours] o seu { $number } dá exatamente { $total } e perde
               *[theirs] o { $number } do adversário dá exatamente { $total } e perde
            }
    }
line-passes =
    { $did ->
        [wins]
            { $whose ->
                [mine] { $number } dá { $total }, passa de { $target } e vence
                [yours] o seu { $number } dá { $total }, passa de { $target } e vence
               *[theirs] o { $number } do adversário dá { $total }, passa de { $target } e vence
            }
       *[loses]
            { $whose ->
                [mine] { $number } dá { $total }, passa de { $target } e perde
                [yours] o seu { $number } dá { $total }, passa de { $target } e perde
               *[theirs] o { $number } do adversário dá { $total }, passa de { $target } e perde
            }
    }
line-overstep =
    { $hits ->
        [yes]
            { $whose ->
                [yours] qualquer escolha sua dá { $target } ou passa disso e perde
               *[theirs] qualquer escolha do adversário dá { $target } ou passa disso e perde
            }
       *[no]
            { $whose ->
                [yours] qualquer escolha sua passa de { $target } e perde
               *[theirs] qualquer escolha do adversário passa de { $target } e perde
            }
    }
line-more =
    { $moves ->
        [one] mais { $moves } jogada
        [many] mais { $moves } de jogadas
       *[other] mais { $moves } jogadas
    }
line-one = { $first }.
line-two = { $first }, e { $last }.
line-many = { $first }. Daí em diante, com as melhores jogadas: { $others }, e { $last }.
puzzle-tries = Acertos por aqui hoje: { $solved } de { $tried }.
puzzle-untried = Ninguém tentou hoje ainda: que tal começar?
puzzle-streak =
    { $streak ->
        [one] Sua sequência: **{ $streak } dia**.
        [many] Sua sequência: **{ $streak } de dias**.
       *[other] Sua sequência: **{ $streak } dias**.
    }
puzzle-no-streak = Amanhã você pode começar uma sequência.
puzzle-next = O próximo enigma chega { $when }.
puzzle-shared-title = Enigma do duelo
puzzle-shared-date = { $day } de { $month }
puzzle-shared-streak = sequência de { $streak }
puzzle-shared-tries = acertos por aqui: { $solved } de { $tried }

## The leaderboard

leaderboard-title = Classificação
leaderboard-title-of = Classificação · { $ranking }
leaderboard-against-me = Contra mim no nível { $level }
leaderboard-empty = Ninguém terminou uma partida aqui ainda. Comece você: `/duel start`.
leaderboard-page = Página { $page } de { $pages }
leaderboard-games =
    { $won ->
        [one]
            { $lost ->
                [one] { $won } vitória, { $lost } derrota · { $rate }
                [many] { $won } vitória, { $lost } de derrotas · { $rate }
               *[other] { $won } vitória, { $lost } derrotas · { $rate }
            }
        [many]
            { $lost ->
                [one] { $won } de vitórias, { $lost } derrota · { $rate }
                [many] { $won } de vitórias, { $lost } de derrotas · { $rate }
               *[other] { $won } de vitórias, { $lost } derrotas · { $rate }
            }
       *[other]
            { $lost ->
                [one] { $won } vitórias, { $lost } derrota · { $rate }
                [many] { $won } vitórias, { $lost } de derrotas · { $rate }
               *[other] { $won } vitórias, { $lost } derrotas · { $rate }
            }
    }
leaderboard-matches =
    { $count ->
        [one] { $count } duelo vencido
        [many] { $count } de duelos vencidos
       *[other] { $count } duelos vencidos
    }

## Help, and the greeting of a server that the bot has joined

help-title = Como jogar
help-what = Jogos rápidos e afiados com números, para duas pessoas: partindo de 1, cada um na sua vez multiplica por um número de { $span }.
help-begin = Desafie alguém, ou a mim, com `/duel start`; ou abra o menu de um membro e escolha **Apps**, **{ menu-challenge }**. Depois, é só jogar com os botões de números, um lado de cada vez.
help-more = `/duel rules` traz as regras de cada jogo, `/duel review` mostra onde uma partida virou, `/leaderboard` guarda o placar, e `/puzzle` é o enigma do dia.
greeting =
    Olá, meu nome é { $name }. { $what }
    { $begin } `/help` conta como é cada jogo.

## What somebody may not do: told to them alone, with what to do instead
##
## $link is an address, put in brackets. $accept, $rematch and $withdraw are the labels of buttons, as the channel shows them.

refusal-no-duel = Não há nenhum duelo neste canal. Comece um com `/duel start`.
refusal-no-duel-of-yours = Você não tem nenhum duelo neste canal. Comece um com `/duel start`.
refusal-match-is-over = Este duelo já acabou. Comece outro com `/duel start`.
refusal-game-is-over = Essa partida já acabou. `/duel resign` vale para a que está em andamento agora.
refusal-not-yours-to-repeat = A revanche é entre { $challenger } e { $opponent }. Comece o seu próprio duelo com `/duel start`.
refusal-rematch-is-offered = Você já propôs a revanche: { $link }. Ela começa quando { $opponent } apertar { $rematch } ou { $accept }.
refusal-rematch-is-on = A revanche já está em andamento: { $link }. Quando ela acabar, dá para jogar outra.
refusal-moved-on = A partida já avançou. Use o tabuleiro mais recente, que `/duel board` mostra de novo.
refusal-accept-first = O duelo começa quando você aceitar o desafio. `/duel board` mostra o desafio de novo.
refusal-not-accepted-yet = O duelo começa quando { $opponent } aceitar o desafio. Espere um pouco, ou retire o desafio e desafie outra pessoa.
refusal-thread-is-coming = O tópico deste duelo está sendo aberto. Faça a sua jogada lá daqui a pouquinho.
refusal-not-a-player = Este duelo é entre { $challenger } e { $opponent }. Comece o seu com `/duel start`.
refusal-not-your-turn = É a vez de { $turn }. A sua vem logo depois.
refusal-not-your-turn-yet = É a vez de Participante { $turn }.
refusal-choose-from = Escolha um número inteiro de { $lowest } a { $highest }.
refusal-only-they-answer-you = Só { $opponent } pode responder ao seu desafio. Espere a resposta ou volte atrás com { $withdraw }.
refusal-only-they-answer = Só { $opponent } pode responder a este desafio. Comece o seu com `/duel start`.
refusal-decline-instead = Só { $challenger } pode retirar este desafio. Você pode recusar.
refusal-not-yours-to-withdraw = Só { $challenger } pode retirar este desafio. { $opponent } pode recusar.
refusal-challenge-live = Este desafio já foi aceito. `/duel board` mostra a partida.
refusal-challenge-finished = O duelo deste desafio já foi jogado até o fim. Comece outro com `/duel start`.
refusal-challenge-stopped = Este desafio foi encerrado pela moderação. Comece outro com `/duel start`.
refusal-challenge-declined = Este desafio foi recusado. Comece outro com `/duel start`.
refusal-challenge-withdrawn = Este desafio foi retirado. Comece outro com `/duel start`.
refusal-challenge-expired = Este desafio expirou. Comece outro com `/duel start`.
refusal-challenge-abandoned = Este desafio já acabou. Comece outro com `/duel start`.
refusal-challenge-waits = O seu desafio a { $opponent } está à espera neste canal ({ $link }). Retire o desafio primeiro, ou duele em outro canal ou tópico.
refusal-in-a-match = Você está em um duelo com { $other } neste canal ({ $link }). Termine esse primeiro, ou duele em outro canal ou tópico.
refusal-no-hints = Dicas são para partidas contra mim; entre membros, não seria justo. Quando este duelo acabar, me desafie com `/duel start`.
refusal-nothing-to-review = Não há partida terminada para analisar neste canal. Jogue uma com `/duel start` e peça de novo.
refusal-puzzle-of-another-day = Este enigma era de outro dia. `/puzzle` mostra o de hoje.
refusal-puzzle-not-tried = Você ainda não tentou o enigma de hoje. `/puzzle` mostra qual é; compartilhe depois de tentar.
refusal-puzzle-shared = Você já compartilhou o enigma de hoje. Amanhã tem outro: peça com `/puzzle`.
refusal-no-such-game = Esse jogo não existe. Escolha um destes: { $keys }.
refusal-target = O alvo pode ir de { $lowest } a { $highest }; { $target } não vale. Escolha um nesse intervalo.
refusal-best-of = Um duelo é melhor de 1, 3, 5, 7 ou 9, não de { $games }. Escolha um desses números.
refusal-strikes = O limite de advertências pode ir de { $lowest } a { $highest }; { $strikes } não vale. Escolha um número nesse intervalo.
refusal-clock = O tempo por jogada, em minutos, pode ir de { $lowest } a { $highest }; { $minutes } não vale. Escolha um número nesse intervalo.
refusal-yourself = Não dá para se desafiar. Desafie outra pessoa.
refusal-other-bot = Outros bots não duelam. Desafie uma pessoa, ou a mim.
refusal-cannot-see = { $opponent } não consegue ver este canal. Lance o desafio em um canal que os dois lados consigam ver.
refusal-level = `level` é para duelos contra mim. Deixe essa opção de fora ou desafie a mim.
refusal-not-a-member = Essa pessoa não está neste servidor. Desafie alguém que esteja.
refusal-not-in-a-server = Os duelos acontecem em servidores. Use este comando em um canal de servidor.
refusal-not-invited = Ainda não estou neste servidor: só os meus comandos estão. Peça a alguém que gerencie o servidor para me convidar, com o escopo `bot`: <{ $invitation }>
refusal-not-allowed = Não tenho permissão para conduzir um duelo aqui. Peça à moderação que me dê estas permissões neste canal: { $missing }. Ou duele em outro canal.
refusal-no-thread-here = Só consigo abrir um tópico em um canal de texto ou de anúncios. Comece o duelo em um deles ou deixe `thread` de fora.
refusal-no-thread-allowed = Não tenho permissão para abrir um tópico aqui. Peça à moderação que me dê estas permissões neste canal: { $missing }. Ou deixe `thread` de fora.
refusal-not-a-moderator = Só a moderação (Gerenciar mensagens) pode encerrar um duelo. Para encerrar a sua própria partida, use `/duel resign`.
refusal-not-a-manager = Só quem gerencia este servidor (Gerenciar servidor) pode mudar as configurações. Fale com alguém que possa.
refusal-storage = No momento não dá para salvar as partidas, então nada mudou. Tente de novo daqui a um minuto.
refusal-storage-unknown = Perdi o contato com as partidas no meio disso, então não sei se valeu. Se valeu, este canal ficará sabendo. Confira em um minuto com `/duel board`.
refusal-unknown-button = Não reconheço mais este botão. `/duel board` mostra a partida deste canal, se houver uma em andamento.

## Permissions, as Discord's own settings call them in this language

permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-embed-links = Inserir links
permission-create-public-threads = Criar tópicos públicos
permission-send-messages-in-threads = Enviar mensagens em tópicos

## When something goes wrong: told to whoever asked, alone. $code is for the log, such as "3FA9C1".

error-commands-changed = Não deu certo: os meus comandos acabaram de mudar. Recarregue o Discord e tente de novo. (Código { $code })
error-ours = Desculpe, algo deu errado, e a culpa não é sua. Tente de novo daqui a pouco. (Código { $code })
nameless = Alguém

## The settings of a server: /settings language, only for the one who asks

settings-automatic = automático: o idioma deste servidor no Discord ou o de quem lança o desafio
settings-language-set = A partir de agora falo { $language } nos canais deste servidor. Os duelos em andamento continuam como começaram.
settings-language-automatic = A partir de agora falo em cada canal o idioma que o Discord indica para este servidor, se for um servidor da Comunidade, ou então o idioma de quem lança o desafio.

## The commands, as Discord's picker shows them
##
## Descriptions of commands and options: at most 100 characters each, with the variables filled in. Names of
## options and their values that are typed (opponent, target, medium ...) stay English; so do commands.

command-duel = Duelos com números, entre dois membros ou contra mim
command-duel-start = Desafie alguém para um duelo neste canal.
command-duel-board = Mostra de novo o tabuleiro do seu duelo, ou de outro neste canal.
command-duel-review = A última partida neste canal, jogada a jogada: onde virou e o que teria mantido a vitória.
command-duel-resign = Desista da partida que você está jogando neste canal, ou do duelo inteiro.
command-duel-stop = Para a moderação: encerra um duelo neste canal, sem resultado.
command-duel-rules = As regras de um jogo em resumo, e quem vence se ninguém errar.
command-multiply = A sua jogada: multiplique por um número de { $span }.
command-leaderboard = A classificação do servidor.
command-help = O que é isto, como começar e como é cada jogo.
command-hint = Contra o bot: quais números mantêm a sua vitória. Só você vê.
command-puzzle = O enigma do dia do servidor: ache o único número que mantém a vitória. Só você vê o seu palpite.
command-settings = O que eu faço neste servidor
command-settings-language = Para quem gerencia o servidor: o idioma que eu falo nos canais.
menu-challenge = Desafiar para um duelo

option-start-opponent = quem você desafia: um membro, ou eu
option-start-variant = qual dos jogos; /duel rules explica cada um
option-start-best-of = quantas partidas formam o duelo (uma só, se omitido)
option-start-target = um alvo diferente do habitual, de { $lowest } a { $highest }
option-start-first = quem faz a primeira jogada da primeira partida (se omitido: cara ou coroa; contra mim, você)
option-start-clock = minutos por jogada, de { $lowest } a { $highest } ({ $time }, se omitido)
option-start-strikes = com quantos números inválidos se perde uma partida de { $title }, de { $lowest } a { $highest } ({ $usual }, se omitido)
option-start-strikes-several = com quantos números inválidos se perde uma partida com advertências, de { $lowest } a { $highest } ({ $usual }, se omitido)
option-start-level = a força do meu jogo, se você me desafiar (médio, se omitido)
option-start-thread = se o duelo ganha um tópico próprio (não, se omitido)
option-rules-variant = qual dos jogos
option-rules-target = com um alvo diferente do habitual
option-multiply-n = de { $span }; as regras do jogo dizem quanto custa outro número
option-leaderboard-variant = de um jogo, ou contra mim (de todos os jogos entre membros, se omitido)
option-settings-language = qual idioma, ou automático

choice-challenger = quem desafia
choice-opponent = quem recebe o desafio
choice-coin-toss = cara ou coroa
choice-yes = sim
choice-no = não

## The picture of a finished game
##
## Words in the picture are short: at most 16 characters, unless it says otherwise. What became of each player stands in a pill after the name.

picture-target = alvo { $target }
picture-turning-point = ponto de virada
picture-wrong = inválido
picture-won = vitória
picture-lost = derrota
picture-wrong-number = número inválido
picture-struck-out = advertências
picture-resigned = desistência
picture-out-of-time = tempo esgotado
picture-player = Participante { $number }

picture-description = { $title }, alvo { $target }: { $way }.
picture-way =
    { $steps ->
        [one] { $steps } passo de 1 a { $total }
        [many] { $steps } de passos de 1 a { $total }
       *[other] { $steps } passos de 1 a { $total }
    }
picture-way-of =
    { $steps ->
        [one] { $player } deu { $steps } passo de 1 a { $total }
        [many] { $player } deu { $steps } de passos de 1 a { $total }
       *[other] { $player } deu { $steps } passos de 1 a { $total }
    }
picture-result-last = { $winner } venceu { $loser }: o último passo foi { $step }.
picture-result-wrong-number = { $winner } venceu { $loser }: { $loser } escolheu um número inválido.
picture-result-strikes = { $winner } venceu { $loser }: { $loser } esgotou as advertências.
picture-result-resigned = { $winner } venceu { $loser }: { $loser } desistiu.
picture-result-time = { $winner } venceu { $loser }: o tempo de { $loser } acabou.
picture-turned = O ponto de virada foi { $step }.
picture-step = o ×{ $number } de { $player }, que deu { $total }
picture-step-wrong = o número inválido de { $player }

## The game in the terminal

terminal-player = Participante { $number }
terminal-games = Jogos para duas pessoas. Todo mundo multiplica por um número de { $span }.
terminal-which = Qual jogo? (1-{ $games })
terminal-which-again = Digite um número de 1 a { $games }, ou o nome entre parênteses.
terminal-stops = O jogo para por aqui. Valeu por jogar!
