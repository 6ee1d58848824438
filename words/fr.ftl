### Every sentence that a person reads, in French.

## About this language

language-name = Français

## Multiplication Duel: make exactly the target (exact100)

exact100-title = Duel de multiplications
exact100-aim = tomber pile sur { $target }
exact100-goal = cible { $target }
exact100-objective = Amène le total en cours exactement à { $target } pour gagner ; si tu dépasses { $target }, tu perds.
exact100-gist = Pile { $target }, c’est gagné ; au-delà, c’est perdu.
exact100-gist-surprise = Pile sur la cible, c’est gagné ; au-delà, c’est perdu.
exact100-brief =
    Le total en cours part de 1. À ton tour, tu le multiplies par un nombre entier de { $lowest } à { $highest }.
    Amène-le exactement à { $target } et tu gagnes. Dépasse { $target } et tu perds aussitôt.
    Pas question de passer son tour : même si tous les choix dépassent, il faut en faire un.
    Tout autre nombre est refusé, et tu choisis à nouveau.
exact100-counter = Total en cours
exact100-stands = Le total en cours est de { $total }, et c’est à toi de jouer.
exact100-opening = Le Duel de multiplications commence !
exact100-ask = { $player }, choisis un nombre par lequel multiplier ({ $lowest }-{ $highest }) :
exact100-move = { $player } : je choisis { $number }. Le total en cours passe à { $total }.
exact100-wrong = { $number } n’est pas un nombre entier de { $lowest } à { $highest }. Choisis à nouveau.
exact100-hit =
    { $move } J’ai atteint exactement { $target } et je gagne la partie.
    { $winner } gagne !
exact100-passed =
    { $move } J’ai dépassé { $target } et je perds la partie.
    { $winner } gagne !
exact100-resigned =
    { $loser } : j’abandonne et je perds la partie.
    { $winner } gagne !
exact100-time =
    { $loser } n’a plus de temps et perd la partie.
    { $winner } gagne !
exact100-keyboard-opening =
    Le Duel de multiplications commence !

    Total en cours : 1
    { "" }
exact100-keyboard-other-target =
    Total à atteindre : { $target }
    { "" }
exact100-keyboard-ask = { exact100-ask }
exact100-keyboard-move =
    Tu as choisi { $number }.
    Le total en cours passe à { $total }.
    { "" }
exact100-keyboard-wrong = { exact100-wrong }
exact100-keyboard-hit =
    { $move }
    { $winner } a atteint exactement { $target } et gagne la partie.
    { $winner } gagne !
exact100-keyboard-passed =
    { $move }
    { $loser } a dépassé { $target } et perd la partie.
    { $winner } gagne !

## Multiplication Duel: Avoid. Do not be the one who reaches the target (avoid100)

avoid100-title = Duel de multiplications : l’esquive
avoid100-aim = rester sous { $target }
avoid100-goal = rester sous { $target }
avoid100-objective = N’amène surtout pas le nombre commun à { $target } ou plus : qui le fait perd.
avoid100-gist = Qui arrive à { $target } ou plus perd, tout comme qui joue un autre nombre.
avoid100-gist-surprise = Qui atteint ou dépasse la cible perd, tout comme qui joue un autre nombre.
avoid100-brief =
    Le nombre commun part de 1. À ton tour, tu le multiplies par un nombre entier de { $lowest } à { $highest }.
    Qui l’amène à { $target } ou plus perd.
    Choisis bien : tout nombre qui n’est pas entre { $lowest } et { $highest } fait perdre la partie aussitôt.
avoid100-counter = Nombre commun
avoid100-stands = Le nombre commun est { $total }, et c’est à toi de jouer.
avoid100-opening = Bienvenue au Duel de multiplications ! { $player } commence.
avoid100-ask = { $player }, choisis ton multiplicateur ({ $lowest }-{ $highest }) :
avoid100-move = { $player } choisit le multiplicateur { $number }. Le nouveau nombre commun est { $total }.
avoid100-wrong = { $player } choisit { $number }. { $number } n’est pas un multiplicateur valable.
avoid100-hit =
    { $move }
    Le nombre commun a atteint ou dépassé { $target }.
    { $loser } perd. { $winner } gagne !
avoid100-passed = { avoid100-hit }
avoid100-wrong-number =
    { $move }
    { $loser } perd. { $winner } gagne !
avoid100-resigned =
    { $loser } abandonne.
    { $loser } perd. { $winner } gagne !
avoid100-time =
    Temps écoulé pour { $loser }.
    { $loser } perd. { $winner } gagne !
avoid100-keyboard-opening =
    Bienvenue au Duel de multiplications !
    Nombre de départ : 1
    Nombre cible : { $target }
    { $player } commence.
    { "" }
avoid100-keyboard-ask =
    Le nombre commun est { $total }.
    { $player }, choisis ton multiplicateur ({ $lowest }-{ $highest }) :
avoid100-keyboard-move =
    Le nouveau nombre commun est { $total }.
    { "" }
avoid100-keyboard-wrong = { $number } n’est pas un multiplicateur valable.
avoid100-keyboard-hit = { avoid100-hit }
avoid100-keyboard-passed = { avoid100-hit }
avoid100-keyboard-wrong-number = { avoid100-wrong-number }

## Multiplication Madness: be the first to reach the target (reach100)

reach100-title = Multiplications en folie
reach100-aim = atteindre ou dépasser { $target } en premier
reach100-goal = cible { $target }
reach100-objective = Amène le total actuel à { $target } ou plus avant l’adversaire.
reach100-gist = Qui atteint ou dépasse { $target } en premier gagne.
reach100-gist-surprise = Qui atteint ou dépasse la cible en premier gagne.
reach100-brief =
    Le total actuel part de 1. À ton tour, tu le multiplies par un nombre entier de { $lowest } à { $highest }.
    Qui l’amène en premier à { $target } ou plus gagne. Dépasser { $target } ne pose aucun problème.
    On ne passe pas son tour, et tout multiplicateur peut resservir.
    Tout autre nombre est refusé, et tu choisis à nouveau.
reach100-counter = Total actuel
reach100-stands = Le total actuel est de { $total }, et c’est à toi de jouer.
reach100-opening = C’est parti !
reach100-ask = { $player }, entre un multiplicateur ({ $lowest }-{ $highest }) :
reach100-move = { $player } a choisi { $number }. Le total actuel est maintenant de { $total }.
reach100-wrong = { $number } n’est pas un multiplicateur de { $lowest } à { $highest }. Entre un autre nombre.
reach100-hit =
    { $move }
    { $winner } a atteint ou dépassé la cible !
    { $winner } remporte la partie !
reach100-passed = { reach100-hit }
reach100-resigned =
    { $loser } abandonne !
    { $winner } remporte la partie !
reach100-time =
    { $loser } n’a plus de temps !
    { $winner } remporte la partie !
reach100-keyboard-opening =
    C’est parti !
    Le total actuel est de 1.
    La cible est { $target }.
    { "" }
reach100-keyboard-ask = { reach100-ask }
reach100-keyboard-move =
    Tu as choisi { $number }.
    Le total actuel est maintenant de { $total }.
    { "" }
reach100-keyboard-wrong = { reach100-wrong }
reach100-keyboard-hit = { reach100-hit }
reach100-keyboard-passed = { reach100-hit }

## Power Play: force the other player past the target (over100)

over100-title = Coup de force
over100-aim = ne pas dépasser { $target }
over100-goal = ne pas dépasser { $target }
over100-objective = Force l’adversaire à pousser le total au-delà de { $target } : qui le fait perd.
over100-gist = Qui dépasse { $target } perd.
over100-gist-surprise = Qui dépasse la cible perd.
over100-brief =
    Le total part de 1. À ton tour, tu le multiplies par un nombre entier de { $lowest } à { $highest }.
    Qui le pousse au-delà de { $target } perd. À { $target } pile, la partie continue.
    Tout autre nombre est une faute, et tu choisis à nouveau ; à { $allowed ->
        [one] { $allowed } faute
        [many] { $allowed } de fautes
       *[other] { $allowed } fautes
    }, tu perds par forfait.
over100-counter = Total
over100-stands = Le total est de { $total }, et c’est à toi de jouer.
over100-opening = La partie commence. Le total est de 1.
over100-ask = { $player }, choisis un multiplicateur ({ $lowest }-{ $highest }) :
over100-move = { $player } multiplie par { $number }. Nouveau total : { $total }.
over100-wrong = { $number } n’est pas un nombre entier de { $lowest } à { $highest }, { $player }. Faute { $strikes } sur { $allowed }.
over100-passed =
    { $move }
    Le total dépasse { $target } ! { $loser } perd.
    { $winner } gagne la partie !
over100-strikes =
    { $move }
    { $loser } perd par forfait.
    { $winner } gagne la partie !
over100-resigned =
    { $loser } abandonne et perd.
    { $winner } gagne la partie !
over100-time =
    Temps écoulé ! { $loser } perd.
    { $winner } gagne la partie !
over100-keyboard-opening = La partie commence. Le total est de 1.
over100-keyboard-other-target = Le total ne doit pas dépasser { $target }.
over100-keyboard-ask = { over100-ask }
over100-keyboard-move = { over100-move }
over100-keyboard-wrong = { over100-wrong }
over100-keyboard-passed = { over100-passed }
over100-keyboard-strikes = { over100-strikes }

## Power Play: Race. Two products, one target, first to make it exactly (race1000)

race1000-title = Coup de force : la course
race1000-aim = amener ton nombre pile à { $target } en premier
race1000-goal = cible { $target }
race1000-objective = À chacun son produit : amène le tien exactement à { $target } avant l’adversaire ; si tu dépasses, tu perds.
race1000-gist = À chacun son nombre : pile { $target }, c’est gagné ; au-delà, c’est perdu.
race1000-gist-surprise = À chacun son nombre : pile sur la cible, c’est gagné ; au-delà, c’est perdu.
race1000-brief =
    À chacun son produit cumulé : il part de 1, au vu de tous.
    À ton tour, tu multiplies le tien par un nombre entier de { $lowest } à { $highest }.
    Atteins exactement { $target } et tu gagnes. Dépasse { $target } et tu perds aussitôt.
    Tout autre nombre est refusé, et tu choisis à nouveau.
race1000-counter = Produit
race1000-stands = Ton produit est de { $total }, celui de l’adversaire de { $other }, et c’est à toi de jouer.
race1000-opening = La partie commence. De part et d’autre, le produit cumulé est de 1.
race1000-ask =
    { $player }, à toi :
    - Produit actuel : { $total }
    - Choisis un nombre entre { $lowest } et { $highest } :
race1000-move = { $player } choisit { $number }. Nouveau produit : { $total }
race1000-wrong = { $number } n’est pas un nombre entre { $lowest } et { $highest }. Choisis-en un autre.
race1000-hit =
    { $move }
    Félicitations, { $winner } ! Tu as atteint exactement { $target } et gagné la partie !
race1000-passed =
    { $move }
    { $loser } a dépassé { $target } et perd.
    Félicitations, { $winner } ! Tu as gagné la partie !
race1000-resigned =
    { $loser } abandonne.
    Félicitations, { $winner } ! Tu as gagné la partie !
race1000-time =
    { $loser } n’a plus de temps.
    Félicitations, { $winner } ! Tu as gagné la partie !
race1000-keyboard-opening =
    --- Coup de force ---

    La partie commence. De part et d’autre, le produit cumulé est de 1.
    { "" }
race1000-keyboard-other-target =
    Nombre cible : { $target }
    { "" }
race1000-keyboard-ask = { race1000-ask }
race1000-keyboard-move =
    - Nouveau produit : { $total }
    { "" }
race1000-keyboard-wrong = { race1000-wrong }
race1000-keyboard-hit = { race1000-hit }
race1000-keyboard-passed = { race1000-passed }

## What all games share

not-a-number = Ceci
how-to-play = On multiplie tour à tour par un nombre de { $lowest } à { $highest }, en partant de 1. { $gist }
span = { $lowest } à { $highest }
span-depending = { $lowest } à { $highest }, selon le jeu
list-separator = { ", " }
one-of = { $others } ou { $last }
score = { $one }–{ $two }

## The match, after each of its games

match-level = Égalité dans le match : { $one }–{ $two }.
match-leads = { $player } mène le match { $won }–{ $lost }.
match-won = { $winner } remporte le match { $won }–{ $lost } !
match-given-up = { $loser } abandonne le match : { $winner } le remporte.

## Strengths of the bot as an opponent

level-easy = facile
level-medium = moyen
level-hard = difficile
level-perfect = parfait

## The challenge: the message with Accept, Decline and Withdraw

challenge = { $opponent }, { $challenger } te défie à **{ $title }** !
challenge-rematch = { $opponent }, { $challenger } te propose une revanche à **{ $title }** !
terms-best-of = Au meilleur des **{ $games }** parties
terms-single = Une seule partie
terms-starts = { $player } commence
terms-coin-toss = pile ou face pour savoir qui commence
terms-clock = **{ $time }** par coup
terms-strikes =
    { $strikes ->
        [one] forfait à **{ $strikes }** faute
        [many] forfait à **{ $strikes }** de fautes
       *[other] forfait à **{ $strikes }** fautes
    }
terms-surprise = la cible est une **surprise**
challenge-expires = Le défi expire { $when }.
challenge-was-declined = { $opponent } a refusé.
challenge-was-withdrawn = { $challenger } a retiré le défi.
challenge-has-expired = Le défi a expiré : { $opponent } n’a pas répondu à temps.
challenge-was-stopped = La modération y a mis fin.
challenge-was-abandoned = Fin sans résultat : le salon n’existe plus.
challenge-is-played = Le match se joue dans { $thread }.
challenge-to-me = { $challenger } joue à **{ $title }** avec moi, niveau **{ $level }**.
challenge-declined = { $challenger }, { $opponent } a refusé le duel.
thread-players = { $challenger } contre { $opponent }

## The buttons and lists

button-accept = Accepter
button-decline = Refuser
button-withdraw = Retirer
button-rematch = Revanche
button-easier = Plus facile
button-harder = Plus difficile
button-review = Analyser
button-review-game = Analyser la partie { $number }
list-review = Analyser une partie
button-share = Partager
button-previous = Précédent
button-next = Suivant
button-resign = Abandonner
button-resign-game = Abandonner cette partie
button-resign-match = Abandonner le match
list-matches = Choisis un match
list-games = Choisis un jeu

## The beginning of a match

accepted = { $opponent } accepte.
accepted-by-me = Défi relevé : ici, je m’appelle { $opponent }.
coin-chose = La pièce désigne { $player }.
no-thread = Je n’ai pas pu ouvrir de fil : le match se joue ici.
next-game = Partie { $number } : { $player } commence.
next-game-opened = Partie { $number }.

## The board: the card with the number, and what stands on it

of-match = au meilleur des { $games } parties
of-match-game = partie { $number }, au meilleur des { $games }
against-me = contre moi, niveau { $level }
board-clock = Pour { $player }, le temps expire { $when }.
board-score = Score { $challenger } **{ $one }** – **{ $two }** { $opponent }
board-strikes = Fautes { $counts }
board-strikes-of = { $player } **{ $strikes }** sur { $allowed }
board-standings = `/leaderboard` affiche le classement.
reminder = { $player }, c’est à toi de jouer contre { $other }. Si ton temps s’écoule, la partie est perdue.
won-on-time = { $winner }, la partie est à toi.
stopped-challenge = La modération a mis fin au défi entre { $challenger } et { $opponent }. Il n’y a pas de résultat.
stopped-match = La modération a mis fin au match entre { $challenger } et { $opponent }. Il n’y a pas de résultat.
result-stopped = Le match se jouait dans { $thread }.
result-won = **{ $winner }** a battu **{ $loser }** à { $title } : { $thread }
result-won-score = **{ $winner }** a battu **{ $loser }** { $won }–{ $lost } à { $title } : { $thread }
rematch-is-elsewhere = La revanche est lancée, dans { $place }.

## Giving up, and choosing a match: only for the one who asks

resign-single = Abandonner ? La victoire ira à { $other }. Pour continuer à jouer, ne touche à rien.
resign-which = Abandonner cette partie, ou tout le match ? La victoire ira à { $other }. Pour continuer à jouer, ne touche à rien.
which-match = Plusieurs matchs sont en cours dans ce salon. Lequel ?
which-players = { $challenger } et { $opponent }
which-waits = en attente de réponse
which-game = Quel jeu, contre { $opponent } ?

## The rules of a game, and who wins it: /duel rules, only for the one who asks

rules-footer = Pour y jouer : { $command }
prospects-second =
    { $moves ->
        [one] Avec la cible { $target }, si personne ne se trompe, qui joue en second gagne, en { $moves } coup au plus en tout.
        [many] Avec la cible { $target }, si personne ne se trompe, qui joue en second gagne, en { $moves } de coups au plus en tout.
       *[other] Avec la cible { $target }, si personne ne se trompe, qui joue en second gagne, en { $moves } coups au plus en tout.
    }
prospects-first =
    { $moves ->
        [one] Avec la cible { $target }, si personne ne se trompe, qui commence gagne, en { $moves } coup au plus en tout.
        [many] Avec la cible { $target }, si personne ne se trompe, qui commence gagne, en { $moves } de coups au plus en tout.
       *[other] Avec la cible { $target }, si personne ne se trompe, qui commence gagne, en { $moves } coups au plus en tout.
    }
prospects-first-how =
    { $any ->
        [yes]
            { $moves ->
                [one] Avec la cible { $target }, si personne ne se trompe, qui commence gagne, en { $moves } coup au plus en tout : on peut commencer par n’importe quel nombre.
                [many] Avec la cible { $target }, si personne ne se trompe, qui commence gagne, en { $moves } de coups au plus en tout : on peut commencer par n’importe quel nombre.
               *[other] Avec la cible { $target }, si personne ne se trompe, qui commence gagne, en { $moves } coups au plus en tout : on peut commencer par n’importe quel nombre.
            }
       *[no]
            { $moves ->
                [one] Avec la cible { $target }, si personne ne se trompe, qui commence gagne, en { $moves } coup au plus en tout : il faut commencer par { $numbers }.
                [many] Avec la cible { $target }, si personne ne se trompe, qui commence gagne, en { $moves } de coups au plus en tout : il faut commencer par { $numbers }.
               *[other] Avec la cible { $target }, si personne ne se trompe, qui commence gagne, en { $moves } coups au plus en tout : il faut commencer par { $numbers }.
            }
    }
prospects-later = Avec quels nombres ? Réponse à la fin de ton match.
suggestion-second =
    { $moves ->
        [one] { $target } : { $moves } coup au plus, qui joue en second peut gagner
        [many] { $target } : { $moves } de coups au plus, qui joue en second peut gagner
       *[other] { $target } : { $moves } coups au plus, qui joue en second peut gagner
    }
suggestion-first =
    { $moves ->
        [one] { $target } : { $moves } coup au plus, qui commence peut gagner
        [many] { $target } : { $moves } de coups au plus, qui commence peut gagner
       *[other] { $target } : { $moves } coups au plus, qui commence peut gagner
    }
suggestion-first-one =
    { $moves ->
        [one] { $target } : { $moves } coup au plus, qui commence peut gagner, avec un seul nombre
        [many] { $target } : { $moves } de coups au plus, qui commence peut gagner, avec un seul nombre
       *[other] { $target } : { $moves } coups au plus, qui commence peut gagner, avec un seul nombre
    }
suggestion-surprise = surprends-nous

## Spans of time: "24 hours", "1 hour 30 minutes", "7 days"

duration-days =
    { $days ->
        [one] { $days } jour
        [many] { $days } de jours
       *[other] { $days } jours
    }
duration-hours =
    { $hours ->
        [one] { $hours } heure
        [many] { $hours } d’heures
       *[other] { $hours } heures
    }
duration-minutes =
    { $minutes ->
        [one] { $minutes } minute
        [many] { $minutes } de minutes
       *[other] { $minutes } minutes
    }
duration-separator = { " " }
duration-none = moins d’une minute

## Hints: only for the one who asks, against the bot

hint-any = Avec n’importe quel nombre, tu gardes la victoire en main.
hint-numbers =
    { $several ->
        [yes] **{ $numbers }** : avec n’importe lequel, tu gardes la victoire en main.
       *[no] **{ $numbers }** : ainsi, tu gardes la victoire en main.
    }
hint-lost = Face à un jeu parfait, tous les choix perdent.
hint-slip-any = Mais il m’arrive de me tromper : tente **n’importe quel nombre**.
hint-slip = Mais il m’arrive de me tromper : c’est avec **{ $numbers }** que tu tiens le plus longtemps.

## The review of a finished game

review-title = Analyse
review-target = cible { $target }
review-never-turned =
    { $first ->
        [yes] { $player }, qui a commencé, avait la victoire en main dès le premier coup et ne l’a jamais lâchée.
       *[no] { $player }, qui a joué en second, avait la victoire en main dès le premier coup et ne l’a jamais lâchée.
    }
review-turned-made = Le tournant : { $player } joue { $number }, ce qui donne { $total }.
review-turned-wrong =
    { $number ->
        [none] Le tournant : { $player } ne choisit pas un nombre de { $lowest } à { $highest } et perd la partie.
       *[other] Le tournant : { $player } joue { $number }, qui n’est pas un nombre de { $lowest } à { $highest }, et perd la partie.
    }
review-turned-strike =
    { $number ->
        [none] Le tournant : avec ce choix, { $player } commet la faute { $strikes } sur { $allowed } et perd la partie.
       *[other] Le tournant : avec { $number }, { $player } commet la faute { $strikes } sur { $allowed } et perd la partie.
    }
review-turned-resigned = Le tournant : { $player } abandonne, pourtant en position gagnante.
review-turned-time = Le tournant : { $player } n’a plus de temps, pourtant en position gagnante.
review-would-have-kept =
    { $any ->
        [yes] Avec n’importe quel nombre, { $player } aurait gardé la victoire en main.
       *[no] Avec { $numbers }, { $player } aurait gardé la victoire en main.
    }
review-line = { $count }. { $done } – { $did }
review-multiplied = { $player } : { $before } × { $number } = { $total }
review-wrong =
    { $number ->
        [none] { $player } : ce choix n’est pas un nombre de { $lowest } à { $highest }
       *[other] { $player } : { $number } n’est pas un nombre de { $lowest } à { $highest }
    }
review-strike =
    { $number ->
        [none] { $player } : choix non valable, faute { $strikes } sur { $allowed }
       *[other] { $player } : { $number } non valable, faute { $strikes } sur { $allowed }
    }
review-resigns = { $player } abandonne
review-runs-out-of-time = { $player } n’a plus de temps
review-wins = gagne
review-keeps = garde la victoire en main
review-still-winning = toujours en position gagnante
review-throws-away = laisse filer la victoire
review-throws-away-how =
    { $any ->
        [yes] laisse filer la victoire ; n’importe quel nombre l’aurait gardée
       *[no] laisse filer la victoire ; { $numbers } l’aurait gardée
    }
review-was-losing = c’était perdu de toute façon
review-still-losing = toujours en position perdante
review-losing = déjà perdu, quel que soit le nombre
review-nothing =
    { $moves ->
        [one] { $moves } coup qui n’a rien changé
        [many] { $moves } de coups qui n’ont rien changé
       *[other] { $moves } coups qui n’ont rien changé
    }
review-before = … et les coups précédents
review-later = Avec quels nombres garde-t-on la victoire en main ? Réponse à la fin du match.

## The puzzle of the day

puzzle-title = Énigme du jour · { $weekday }
puzzle-question =
    { $objective }
    { $stands } Un seul nombre de { $lowest } à { $highest } te laisse la victoire en main : lequel ?
puzzle-right = Oui ! { $line }
puzzle-wrong = Pas tout à fait. { $line } Seul le { $answer } te laissait la victoire en main.
puzzle-wrong-number = Pas tout à fait. { $number } n’est pas un nombre de { $lowest } à { $highest }. Seul le { $answer } te laissait la victoire en main.
line-makes =
    { $whose ->
        [mine] Le { $number } donne { $total }
        [yours] ton { $number } donne { $total }
       *[theirs] le { $number } adverse donne { $total }
    }
line-hits =
    { $did ->
        [wins]
            { $whose ->
                [mine] Le { $number } donne exactement { $total } et gagne
                [yours] ton { $number } donne exactement { $total } et gagne
               *[theirs] le { $number } adverse donne exactement { $total } et gagne
            }
       *[loses]
            { $whose ->
                [mine] Le { $number } donne exactement { $total } et perd
                [yours] ton { $number } donne exactement { $total } et perd
               *[theirs] le { $number } adverse donne exactement { $total } et perd
            }
    }
line-passes =
    { $did ->
        [wins]
            { $whose ->
                [mine] Le { $number } donne { $total }, au-delà de { $target }, et gagne
                [yours] ton { $number } donne { $total }, au-delà de { $target }, et gagne
               *[theirs] le { $number } adverse donne { $total }, au-delà de { $target }, et gagne
            }
       *[loses]
            { $whose ->
                [mine] Le { $number } donne { $total }, au-delà de { $target }, et perd
                [yours] ton { $number } donne { $total }, au-delà de { $target }, et perd
               *[theirs] le { $number } adverse donne { $total }, au-delà de { $target }, et perd
            }
    }
line-overstep =
    { $hits ->
        [yes]
            { $whose ->
                [yours] quel que soit ton choix, tu atteins ou dépasses { $target } et tu perds
               *[theirs] quel que soit son choix, l’adversaire atteint ou dépasse { $target } et perd
            }
       *[no]
            { $whose ->
                [yours] quel que soit ton choix, tu dépasses { $target } et tu perds
               *[theirs] quel que soit son choix, l’adversaire dépasse { $target } et perd
            }
    }
line-more =
    { $moves ->
        [one] encore { $moves } coup
        [many] encore { $moves } de coups
       *[other] encore { $moves } coups
    }
line-one = { $first }.
line-two = { $first }, et { $last }.
line-many = { $first }. La meilleure suite : { $others }, et { $last }.
puzzle-tries =
    { $solved ->
        [one] Ici, aujourd’hui, { $solved } personne sur { $tried } a trouvé.
        [many] Ici, aujourd’hui, { $solved } de personnes sur { $tried } ont trouvé.
       *[other] Ici, aujourd’hui, { $solved } personnes sur { $tried } ont trouvé.
    }
puzzle-untried = Personne n’a encore essayé aujourd’hui : à toi d’ouvrir le bal.
puzzle-streak =
    { $streak ->
        [one] Ta série : **{ $streak } jour**.
        [many] Ta série : **{ $streak } de jours**.
       *[other] Ta série : **{ $streak } jours**.
    }
puzzle-no-streak = Demain, tu peux commencer une série.
puzzle-next = La prochaine énigme arrive { $when }.
puzzle-shared-title = Énigme du duel
puzzle-shared-date = { $day } { $month }
puzzle-shared-streak =
    { $streak ->
        [one] série de { $streak } jour
        [many] série de { $streak } de jours
       *[other] série de { $streak } jours
    }
puzzle-shared-tries =
    { $solved ->
        [one] { $solved } sur { $tried } a trouvé ici
        [many] { $solved } sur { $tried } ont trouvé ici
       *[other] { $solved } sur { $tried } ont trouvé ici
    }

## The leaderboard

leaderboard-title = Classement
leaderboard-title-of = Classement · { $ranking }
leaderboard-against-me = Contre moi, niveau { $level }
leaderboard-empty = Personne n’a encore terminé de partie ici. Ouvre le bal : `/duel start`.
leaderboard-page = Page { $page } sur { $pages }
leaderboard-games =
    { $won ->
        [one] { $won } victoire
        [many] { $won } de victoires
       *[other] { $won } victoires
    }, { $lost ->
        [one] { $lost } défaite
        [many] { $lost } de défaites
       *[other] { $lost } défaites
    } · { $rate }
leaderboard-matches =
    { $count ->
        [one] { $count } match gagné
        [many] { $count } de matchs gagnés
       *[other] { $count } matchs gagnés
    }

## Help, and the greeting of a server that the bot has joined

help-title = Comment jouer
help-what = De petits jeux de nombres à deux, vifs et malins : on multiplie tour à tour par un nombre de { $span }, en partant de 1.
help-begin = Défie quelqu’un, ou défie-moi, avec `/duel start` ; ou bien ouvre le menu d’un membre et choisis **Applications**, **{ menu-challenge }**. Ensuite, jouez à tour de rôle avec les boutons numérotés.
help-more = `/duel rules` donne les règles de chaque jeu, `/duel review` montre où une partie a basculé, `/leaderboard` tient le classement, et `/puzzle` est l’énigme du jour.
greeting =
    Bonjour, je suis { $name }. { $what }
    { $begin } `/help` dit en quoi consiste chaque jeu.

## What somebody may not do: told to them alone, with what to do instead

refusal-no-duel = Il n’y a pas de match dans ce salon. Lances-en un avec `/duel start`.
refusal-no-duel-of-yours = Tu n’as pas de match dans ce salon. Lances-en un avec `/duel start`.
refusal-match-is-over = Ce match est fini. Lances-en un autre avec `/duel start`.
refusal-game-is-over = Cette partie est finie. `/duel resign` concerne celle qui est en cours.
refusal-not-yours-to-repeat = La revanche se joue entre { $challenger } et { $opponent }. Lance ton propre match avec `/duel start`.
refusal-rematch-is-offered = Tu as déjà proposé la revanche : { $link }. Elle commence quand { $opponent } appuie sur { $rematch } ou { $accept }.
refusal-rematch-is-on = La revanche est déjà lancée : { $link }. Quand elle sera finie, tu pourras en jouer une autre.
refusal-moved-on = La partie a avancé. Utilise le plateau le plus récent ; `/duel board` l’affiche à nouveau.
refusal-accept-first = Le match commence quand tu acceptes le défi. `/duel board` l’affiche à nouveau.
refusal-not-accepted-yet = Le match commence quand { $opponent } accepte le défi. Attends sa réponse, ou retire le défi et lance-le à quelqu’un d’autre.
refusal-thread-is-coming = Le fil de ce match est en train de s’ouvrir. Joue ton coup là-bas dans un instant.
refusal-not-a-player = Ce match oppose { $challenger } à { $opponent }. Lance le tien avec `/duel start`.
refusal-not-your-turn = C’est à { $turn } de jouer. Ton tour vient juste après.
refusal-not-your-turn-yet = C’est au joueur { $turn } de jouer.
refusal-choose-from = Choisis un nombre entier de { $lowest } à { $highest }.
refusal-only-they-answer-you = C’est à { $opponent } de répondre à ton défi. Attends sa réponse, ou reprends ton défi avec { $withdraw }.
refusal-only-they-answer = C’est à { $opponent } de répondre à ce défi. Lance le tien avec `/duel start`.
refusal-decline-instead = C’est à { $challenger } de retirer ce défi. Toi, tu peux le refuser.
refusal-not-yours-to-withdraw = C’est à { $challenger } de retirer ce défi, et à { $opponent } de le refuser.
refusal-challenge-live = Ce défi est déjà accepté. `/duel board` affiche la partie.
refusal-challenge-finished = Ce défi a été joué jusqu’au bout. Lances-en un autre avec `/duel start`.
refusal-challenge-stopped = La modération a mis fin à ce défi. Lances-en un autre avec `/duel start`.
refusal-challenge-declined = Ce défi a été refusé. Lances-en un autre avec `/duel start`.
refusal-challenge-withdrawn = Ce défi a été retiré. Lances-en un autre avec `/duel start`.
refusal-challenge-expired = Ce défi a expiré. Lances-en un autre avec `/duel start`.
refusal-challenge-abandoned = Ce défi est terminé. Lances-en un autre avec `/duel start`.
refusal-challenge-waits = Ton défi à { $opponent } attend dans ce salon ({ $link }). Retire-le d’abord, ou joue dans un autre salon ou fil.
refusal-in-a-match = Tu as un match en cours avec { $other } dans ce salon ({ $link }). Termine-le d’abord, ou joue dans un autre salon ou fil.
refusal-no-hints = Les indices, c’est pour les parties contre moi ; entre membres, ce ne serait pas juste. À la fin de ce match, défie-moi avec `/duel start`.
refusal-nothing-to-review = Je ne trouve pas de partie terminée à analyser dans ce salon. Joues-en une avec `/duel start`, puis réessaie.
refusal-puzzle-of-another-day = C’était l’énigme d’un autre jour. `/puzzle` affiche celle d’aujourd’hui.
refusal-puzzle-not-tried = Tu n’as pas encore essayé l’énigme d’aujourd’hui. `/puzzle` l’affiche ; partage-la après ton essai.
refusal-puzzle-shared = Tu as déjà partagé l’énigme d’aujourd’hui. Demain, il y en aura une autre : demande-la avec `/puzzle`.
refusal-no-such-game = Ce jeu n’existe pas. Choisis parmi ceux-ci : { $keys }.
refusal-target = La cible peut aller de { $lowest } à { $highest } ; { $target }, ce n’est pas possible. Choisis-en une dans ces limites.
refusal-best-of = Un match se joue au meilleur de 1, 3, 5, 7 ou 9 parties, pas de { $games }. Choisis l’un de ces nombres.
refusal-strikes = Le nombre de fautes peut aller de { $lowest } à { $highest } ; { $strikes }, ce n’est pas possible. Choisis un nombre dans ces limites.
refusal-clock = Le temps par coup peut aller de { $lowest } à { $highest } minutes ; { $minutes }, ce n’est pas possible. Choisis un nombre dans ces limites.
refusal-yourself = Tu ne peux pas te défier toi-même. Défie quelqu’un d’autre.
refusal-other-bot = Les autres bots ne font pas de duels. Défie une personne, ou défie-moi.
refusal-cannot-see = { $opponent } ne peut pas voir ce salon. Lance ton défi dans un salon visible pour vous deux.
refusal-level = `level` sert aux duels contre moi. Laisse cette option de côté, ou choisis-moi comme adversaire.
refusal-not-a-member = Cette personne n’est pas sur ce serveur. Défie quelqu’un qui y est.
refusal-not-in-a-server = Les duels se jouent sur les serveurs. Utilise cette commande dans un salon de l’un d’eux.
refusal-not-invited = Je ne suis pas encore sur ce serveur : il n’y a que mes commandes. Demande à quelqu’un qui le gère de m’inviter, avec le scope `bot` : <{ $invitation }>
refusal-not-allowed = Je n’ai pas le droit d’accueillir un duel ici. Demande à la modération de me donner ces permissions dans ce salon : { $missing }. Ou joue dans un autre salon.
refusal-no-thread-here = Je ne peux ouvrir un fil que dans un salon textuel ou un salon d’annonces. Lance le duel dans un de ceux-là, ou laisse `thread` de côté.
refusal-no-thread-allowed = Je n’ai pas le droit d’ouvrir un fil ici. Demande à la modération de me donner ces permissions dans ce salon : { $missing }. Ou laisse `thread` de côté.
refusal-not-a-moderator = Seule la modération (Gérer les messages) peut mettre fin à un match. Pour terminer ta propre partie, utilise `/duel resign`.
refusal-not-a-manager = Seules les personnes qui gèrent ce serveur (Gérer le serveur) peuvent changer ses réglages. Demande à l’une d’elles.
refusal-storage = Impossible d’enregistrer les parties pour le moment : rien n’a changé. Réessaie dans une minute.
refusal-storage-unknown = Les parties sont devenues inaccessibles en plein milieu, je ne sais donc pas si cela compte. Si oui, ce salon l’apprendra. Regarde dans une minute avec `/duel board`.
refusal-unknown-button = Je ne connais plus ce bouton. `/duel board` affiche la partie de ce salon, s’il y en a une en cours.

## Permissions, as Discord's own settings call them in this language

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-embed-links = Intégrer des liens
permission-create-public-threads = Créer des fils publics
permission-send-messages-in-threads = Envoyer des messages dans les fils

## When something goes wrong: told to whoever asked, alone. $code is for the log, such as "3FA9C1".

error-commands-changed = Ça n’a pas marché : mes commandes viennent de changer. Recharge Discord et réessaie. (Code { $code })
error-ours = Oups, quelque chose a mal tourné, et tu n’y es pour rien. Réessaie dans un instant. (Code { $code })
nameless = Quelqu’un

## The settings of a server: /settings language, only for the one who asks

settings-automatic = automatique : la langue du serveur selon Discord, ou celle de qui lance le défi
settings-language-set = Dans les salons de ce serveur, ma langue est désormais : { $language }. Les matchs en cours continuent comme ils ont commencé.
settings-language-automatic = Désormais, dans chaque salon, je parle la langue de ce serveur selon Discord, si c’est un serveur communautaire, ou sinon la langue de qui lance le défi.

## The commands, as Discord's picker shows them

command-duel = Des duels de nombres, entre deux membres ou contre moi
command-duel-start = Défie quelqu’un en duel dans ce salon.
command-duel-board = Affiche à nouveau le plateau de ton match, ou d’un autre match de ce salon.
command-duel-review = La dernière partie du salon, coup par coup : où elle a basculé, et ce qui aurait sauvé la victoire.
command-duel-resign = Abandonne ta partie en cours dans ce salon, ou tout le match.
command-duel-stop = Pour la modération : mettre fin à un match de ce salon, sans résultat.
command-duel-rules = Les règles d’un jeu en bref, et qui gagne si personne ne se trompe.
command-multiply = Ton coup : multiplie par un nombre de { $span }.
command-leaderboard = Le classement du serveur.
command-help = Ce que c’est, comment commencer, et en quoi consiste chaque jeu.
command-hint = Contre le bot : les nombres qui te laissent la victoire en main. Visible par toi seulement.
command-puzzle = L’énigme du jour du serveur : trouve le seul nombre qui gagne. Ton essai n’est visible que par toi.
command-settings = Ce que je fais sur ce serveur
command-settings-language = Pour qui gère le serveur : la langue que je parle dans ses salons.
menu-challenge = Défier en duel

option-start-opponent = qui tu défies : un membre, ou moi
option-start-variant = à quel jeu ; /duel rules les explique tous
option-start-best-of = le nombre de parties du match (une seule par défaut)
option-start-target = une autre cible que d’habitude, de { $lowest } à { $highest }
option-start-first = qui commence la première partie (par défaut : pile ou face ; contre moi, toi)
option-start-clock = minutes par coup, de { $lowest } à { $highest } ({ $time } par défaut)
option-start-strikes = combien de fautes valent forfait dans { $title }, de { $lowest } à { $highest } ({ $usual } par défaut)
option-start-strikes-several = combien de fautes valent forfait, si le jeu les compte, de { $lowest } à { $highest } ({ $usual } par défaut)
option-start-level = ma force, si c’est moi que tu défies (moyen par défaut)
option-start-thread = un fil rien que pour le match (non par défaut)
option-rules-variant = quel jeu
option-rules-target = avec une autre cible que d’habitude
option-multiply-n = de { $span } ; ce que coûte un autre nombre est dans les règles du jeu
option-leaderboard-variant = d’un seul jeu, ou contre moi (par défaut : tous les jeux entre membres)
option-settings-language = quelle langue, ou automatique

choice-challenger = qui lance le défi
choice-opponent = l’adversaire
choice-coin-toss = pile ou face
choice-yes = oui
choice-no = non

## The picture of a finished game

picture-target = cible { $target }
picture-turning-point = tournant
picture-wrong = non valable
picture-won = victoire
picture-lost = défaite
picture-wrong-number = mauvais nombre
picture-struck-out = trop de fautes
picture-resigned = abandon
picture-out-of-time = temps écoulé
picture-player = Joueur { $number }

picture-description = { $title }, cible { $target } : { $way }.
picture-way =
    { $steps ->
        [one] de 1 à { $total } en { $steps } coup
        [many] de 1 à { $total } en { $steps } de coups
       *[other] de 1 à { $total } en { $steps } coups
    }
picture-way-of =
    { $steps ->
        [one] { $player } va de 1 à { $total } en { $steps } coup
        [many] { $player } va de 1 à { $total } en { $steps } de coups
       *[other] { $player } va de 1 à { $total } en { $steps } coups
    }
picture-result-last = { $winner } gagne contre { $loser } ; dernier coup : { $step }.
picture-result-wrong-number = { $winner } gagne contre { $loser } : { $loser } a choisi un mauvais nombre.
picture-result-strikes = { $winner } gagne contre { $loser } : { $loser } a commis trop de fautes.
picture-result-resigned = { $winner } gagne contre { $loser } : { $loser } a abandonné.
picture-result-time = { $winner } gagne contre { $loser } : { $loser } n’avait plus de temps.
picture-turned = Le tournant : { $step }.
picture-step = le ×{ $number } joué par { $player }, qui donne { $total }
picture-step-wrong = le mauvais nombre joué par { $player }

## The game in the terminal

terminal-player = Joueur { $number }
terminal-games = Des jeux à deux. On multiplie par un nombre de { $span }.
terminal-which = Quel jeu ? (1-{ $games })
terminal-which-again = Tape un nombre de 1 à { $games }, ou le nom entre parenthèses.
terminal-stops = La partie s’arrête ici. Merci d’avoir joué !
