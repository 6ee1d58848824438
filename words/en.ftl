### Every sentence that a person reads, in English. One file a language; this one is what the others are measured by.
###
### For whoever translates:
###
### - Say it as a player would say it, in the voice of the game, and not word by word. To a player the bot speaks as to a
###   friend (German "du", French "tu", Spanish "tú", Polish "ty", Portuguese "você", Japanese polite but light).
### - Names ($player, $winner, $loser, $challenger, $opponent, ...) are people's names, of any gender, in any script: they
###   are never bent, never followed by a possessive ending, and nothing in the sentence may depend on their gender. Phrase around it.
### - Every message has the variables that the English one has, all of them, and no others. They may stand in any order
###   and, where the sentence needs it, more than once.
### - Numbers come as the language writes them. Where a word depends on a number, use all the plural categories of
###   the language, even where English uses none: { $moves -> [one] ... [few] ... *[other] ... }. That is allowed for
###   every variable that is a number.
### - Where English selects by a word ([yes], [no], [yours], [theirs], [none]), keep exactly those keys.
### - Keep Markdown (**bold**, `code`) where English has it, and add none. Keep the line breaks: as many as in English.
### - What stands in `backticks` after a slash is a command that is typed: leave it as it is. Names of options
###   (target, thread, level, opponent) and keys of games (exact100) are typed as well, and stay English.
### - { "" } at the end of a message stands for a line break that would otherwise be lost: keep it.
### - { another-message } is a message of this file: keep such references where they help, or write the words out.
### - A limit ("at most 100 characters") is Discord's, and counts what is shown, with the variables filled in.

## About this language

# What this language is called in itself. Shown in the list of /settings language.
language-name = English

## Multiplication Duel: make exactly the target (exact100)
##
## In all games: $player, $winner and $loser are names; $number is the multiplier that was chosen; $total the number it made; $target the
## target; $lowest and $highest the smallest and the largest multiplier; $move, in endings, is the sentence that already tells the move which ended
## the game. "channel" is what Discord shows; "keyboard" is the game in the terminal, which keeps close to the printed rule book.

# The game's name. On cards, in lists and menus. At most 45 characters.
exact100-title = Multiplication Duel
# What one plays for, in a few words after the title, as in "Multiplication Duel · land exactly on 100". At most 50 characters.
exact100-aim = land exactly on { $target }
# The target as a board shows it beside the number: "Running total 25 · target 100". At most 40 characters.
exact100-goal = target { $target }
# The rule in one sentence.
exact100-objective = Make the running total exactly { $target } to win; go over { $target } and you lose.
# What wins and what loses, for whoever knows already that one multiplies in turn. Follows "Multiply by 2 to 9 in turn, starting from 1."
exact100-gist = Exactly { $target } wins; past it loses.
# The same where the target is still a secret.
exact100-gist-surprise = Exactly the target wins; past it loses.
# The rules in brief, one sentence or two on a line. Keep the number of lines.
exact100-brief =
    The running total starts at 1. On your turn you multiply it by a whole number from { $lowest } to { $highest }.
    Bring it to exactly { $target } and you win. Go over { $target } and you lose at once.
    Nobody may skip: if every choice goes over, you still have to choose one.
    Any other number is refused, and you choose again.
# What this game calls the number that grows. Stands before that number, as in "Running total 25". At most 30 characters.
exact100-counter = Running total
# In a puzzle: how it stands. $total is that number.
exact100-stands = The running total is { $total }, and it is your turn.
# Channel: a game starts.
exact100-opening = Starting the Multiplication Duel!
# Channel: the prompt for whoever is to move.
exact100-ask = { $player }, choose a number to multiply ({ $lowest }-{ $highest }):
# Channel: a move. The player speaks.
exact100-move = { $player }: I choose { $number }. The running total is now { $total }.
# Channel and keyboard: a number that is not taken. $number may be "That".
exact100-wrong = { $number } is not a whole number from { $lowest } to { $highest }. Choose again.
# Channel: the mover made exactly the target and won. The player goes on speaking after $move.
exact100-hit =
    { $move } I have reached exactly { $target } and win the game.
    { $winner } wins!
# Channel: the mover went past the target and lost.
exact100-passed =
    { $move } I have exceeded { $target } and lose the game.
    { $winner } wins!
# Channel: somebody gave up. The loser speaks.
exact100-resigned =
    { $loser }: I resign and lose the game.
    { $winner } wins!
# Channel: somebody's clock ran out.
exact100-time =
    { $loser } has run out of time and loses the game.
    { $winner } wins!
# Keyboard: a game starts.
exact100-keyboard-opening =
    Starting the Multiplication Duel!

    Running Total: 1
    { "" }
# Keyboard: said after that, if the target is not the usual one.
exact100-keyboard-other-target =
    Target Total: { $target }
    { "" }
# Keyboard: the prompt.
exact100-keyboard-ask = { exact100-ask }
# Keyboard: a move; told to the one who made it.
exact100-keyboard-move =
    You chose { $number }.
    Running Total is now { $total }.
    { "" }
exact100-keyboard-wrong = { exact100-wrong }
# Keyboard: the mover made exactly the target.
exact100-keyboard-hit =
    { $move }
    { $winner } has reached exactly { $target } and wins the game.
    { $winner } wins!
# Keyboard: the mover went past the target.
exact100-keyboard-passed =
    { $move }
    { $loser } has exceeded { $target } and loses the game.
    { $winner } wins!

## Multiplication Duel: Avoid. Do not be the one who reaches the target (avoid100)

# At most 45 characters.
avoid100-title = Multiplication Duel: Avoid
# At most 50 characters.
avoid100-aim = stay below { $target }
# At most 40 characters.
avoid100-goal = stay below { $target }
avoid100-objective = Do not be the one who brings the shared number to { $target } or more: that loses.
avoid100-gist = Whoever brings it to { $target } or more loses, and so does any other number.
avoid100-gist-surprise = Whoever brings it to the target or more loses, and so does any other number.
avoid100-brief =
    The shared number starts at 1. On your turn you multiply it by a whole number from { $lowest } to { $highest }.
    Whoever brings it to { $target } or more loses.
    Choose with care: any number that is not from { $lowest } to { $highest } loses the game at once.
# At most 30 characters.
avoid100-counter = Shared number
avoid100-stands = The shared number is { $total }, and it is your turn.
avoid100-opening = Welcome to Multiplication Duel! { $player } begins.
avoid100-ask = { $player }, choose your multiplier ({ $lowest }-{ $highest }):
avoid100-move = { $player } chooses multiplier { $number }. New shared number is { $total }.
# Channel: a wrong number, which loses the game.
avoid100-wrong = { $player } chooses { $number }. { $number } is an invalid multiplier.
avoid100-hit =
    { $move }
    Shared number has reached or exceeded { $target }.
    { $loser } loses. { $winner } wins!
avoid100-passed = { avoid100-hit }
# After avoid100-wrong.
avoid100-wrong-number =
    { $move }
    { $loser } loses. { $winner } wins!
avoid100-resigned =
    { $loser } gives up.
    { $loser } loses. { $winner } wins!
avoid100-time =
    Time is up for { $loser }.
    { $loser } loses. { $winner } wins!
avoid100-keyboard-opening =
    Welcome to Multiplication Duel!
    Starting number: 1
    Target number: { $target }
    { $player } begins.
    { "" }
avoid100-keyboard-ask =
    Shared number is { $total }.
    { $player }, choose your multiplier ({ $lowest }-{ $highest }):
avoid100-keyboard-move =
    New shared number is { $total }.
    { "" }
# $number may be "That".
avoid100-keyboard-wrong = { $number } is an invalid multiplier.
avoid100-keyboard-hit = { avoid100-hit }
avoid100-keyboard-passed = { avoid100-hit }
avoid100-keyboard-wrong-number = { avoid100-wrong-number }

## Multiplication Madness: be the first to reach the target (reach100)

# At most 45 characters.
reach100-title = Multiplication Madness
# At most 50 characters.
reach100-aim = be the first at { $target } or more
# At most 40 characters.
reach100-goal = target { $target }
reach100-objective = Be the first to bring the current total to { $target } or more.
reach100-gist = The first at { $target } or more wins.
reach100-gist-surprise = The first at the target or more wins.
reach100-brief =
    The current total starts at 1. On your turn you multiply it by a whole number from { $lowest } to { $highest }.
    The first player to bring it to { $target } or more wins. Going past { $target } is fine.
    Nobody may skip, and any multiplier may be used again.
    Any other number is refused, and you choose again.
# At most 30 characters.
reach100-counter = Current total
reach100-stands = The current total is { $total }, and it is your turn.
reach100-opening = Game Start!
reach100-ask = { $player }, enter a multiplier ({ $lowest }-{ $highest }):
reach100-move = { $player } chose { $number }. Current Total is now { $total }.
reach100-wrong = { $number } is not a multiplier from { $lowest } to { $highest }. Enter another.
reach100-hit =
    { $move }
    { $winner } has reached or exceeded the target number!
    { $winner } wins the game!
reach100-passed = { reach100-hit }
reach100-resigned =
    { $loser } has resigned!
    { $winner } wins the game!
reach100-time =
    { $loser } has run out of time!
    { $winner } wins the game!
reach100-keyboard-opening =
    Game Start!
    Current Total is 1.
    Target Number is { $target }.
    { "" }
reach100-keyboard-ask = { reach100-ask }
reach100-keyboard-move =
    You chose { $number }.
    Current Total is now { $total }.
    { "" }
reach100-keyboard-wrong = { reach100-wrong }
reach100-keyboard-hit = { reach100-hit }
reach100-keyboard-passed = { reach100-hit }

## Power Play: force the other player past the target (over100)
##
## $strikes is how many wrong numbers the player has chosen so far, $allowed how many forfeit the game.

# At most 45 characters.
over100-title = Power Play
# At most 50 characters.
over100-aim = do not go past { $target }
# At most 40 characters.
over100-goal = do not pass { $target }
over100-objective = Force the other player to take the total past { $target }: whoever does loses.
over100-gist = Whoever takes it past { $target } loses.
over100-gist-surprise = Whoever takes it past the target loses.
over100-brief =
    The total starts at 1. On your turn you multiply it by a whole number from { $lowest } to { $highest }.
    Whoever takes it past { $target } loses. At exactly { $target } the game goes on.
    Any other number is a strike, and you choose again; at { $allowed } strikes you forfeit.
# At most 30 characters.
over100-counter = Total
over100-stands = The total is { $total }, and it is your turn.
over100-opening = Starting the game. The total is 1.
over100-ask = { $player }, choose a multiplier ({ $lowest }-{ $highest }):
over100-move = { $player } multiplied by { $number }. New total is { $total }.
# $number may be "That".
over100-wrong = { $number } is not a whole number from { $lowest } to { $highest }, { $player }. Strike { $strikes } of { $allowed }.
over100-passed =
    { $move }
    Total exceeds { $target }! { $loser } loses.
    { $winner } wins the game!
# After the last strike.
over100-strikes =
    { $move }
    { $loser } forfeits and loses.
    { $winner } wins the game!
over100-resigned =
    { $loser } resigns and loses.
    { $winner } wins the game!
over100-time =
    Time is up! { $loser } loses.
    { $winner } wins the game!
over100-keyboard-opening = Starting the game. The total is 1.
over100-keyboard-other-target = The total must not exceed { $target }.
over100-keyboard-ask = { over100-ask }
over100-keyboard-move = { over100-move }
over100-keyboard-wrong = { over100-wrong }
over100-keyboard-passed = { over100-passed }
over100-keyboard-strikes = { over100-strikes }

## Power Play: Race. Two products, one target, first to make it exactly (race1000)

# At most 45 characters.
race1000-title = Power Play: Race
# At most 50 characters.
race1000-aim = your own number, first at exactly { $target }
# At most 40 characters.
race1000-goal = target { $target }
race1000-objective = Each has a product of their own: be the first at exactly { $target }; go over and you lose.
race1000-gist = Each has a number of their own: exactly { $target } wins; past it loses.
race1000-gist-surprise = Each has a number of their own: exactly the target wins; past it loses.
race1000-brief =
    Each player has a cumulative product of their own, starting at 1, for all to see.
    On your turn you multiply yours by a whole number from { $lowest } to { $highest }.
    Reach exactly { $target } and you win. Go over { $target } and you lose at once.
    Any other number is refused, and you choose again.
# At most 30 characters.
race1000-counter = Product
# $total is the number of the one who reads it, $other that of the other player.
race1000-stands = Your product is { $total }, the other player's is { $other }, and it is your turn.
race1000-opening = Starting the game. Both players have a cumulative product of 1.
race1000-ask =
    { $player }'s Turn:
    - Current Product: { $total }
    - Choose a number between { $lowest } and { $highest }:
race1000-move = { $player } chooses { $number }. New Product: { $total }
race1000-wrong = { $number } is not a number between { $lowest } and { $highest }. Choose another.
race1000-hit =
    { $move }
    Congratulations, { $winner }! You have reached exactly { $target } and won the game!
race1000-passed =
    { $move }
    { $loser } has exceeded { $target } and lost.
    Congratulations, { $winner }! You have won the game!
race1000-resigned =
    { $loser } has resigned.
    Congratulations, { $winner }! You have won the game!
race1000-time =
    { $loser } has run out of time.
    Congratulations, { $winner }! You have won the game!
race1000-keyboard-opening =
    --- Power Play ---

    Starting the game. Both players have a cumulative product of 1.
    { "" }
race1000-keyboard-other-target =
    Target Number: { $target }
    { "" }
race1000-keyboard-ask = { race1000-ask }
race1000-keyboard-move =
    - New Product: { $total }
    { "" }
race1000-keyboard-wrong = { race1000-wrong }
race1000-keyboard-hit = { race1000-hit }
race1000-keyboard-passed = { race1000-passed }

## What all games share

# Stands in the place of $number, at the beginning of a sentence, for something typed that is not a whole number.
not-a-number = That
# Before a game's gist. $gist is that sentence.
how-to-play = Multiply by { $lowest } to { $highest } in turn, starting from 1. { $gist }
# The multipliers of all games together, where they are the same in all. Stands after "multiply by" and "a number from".
span = { $lowest } to { $highest }
# The same where games differ.
span-depending = { $lowest } to { $highest }, depending on the game
# Between the parts of a list.
list-separator = { ", " }
# The last of several numbers, any of which will do: "3, 5 or 7". $others is "3, 5".
one-of = { $others } or { $last }
# A score, the winner's games first, or Player 1's.
score = { $one }–{ $two }

## The match, after each of its games

match-level = The match is level at { $one }–{ $two }.
match-leads = { $player } leads the match { $won }–{ $lost }.
match-won = { $winner } wins the match { $won }–{ $lost }!
match-given-up = { $loser } gives up the match, so { $winner } wins it.

## Strengths of the bot as an opponent
##
## Shown in a list to choose from, and after "level": "against me at level medium". At most 25 characters.

level-easy = easy
level-medium = medium
level-hard = hard
level-perfect = perfect

## The challenge: the message with Accept, Decline and Withdraw
##
## $opponent is a mention (it notifies them) or a name, $challenger a name, $title the title of a game.

challenge = { $opponent }, { $challenger } challenges you to **{ $title }**!
challenge-rematch = { $opponent }, { $challenger } offers you a rematch of **{ $title }**!
# The terms stand on one line, separated by dots: "Best of **3** · a coin toss decides who starts · **24 hours** a move".
terms-best-of = Best of **{ $games }**
terms-single = A single game
terms-starts = { $player } starts
terms-coin-toss = a coin toss decides who starts
# $time is a span of time, such as "1 hour 30 minutes".
terms-clock = **{ $time }** a move
terms-strikes =
    { $strikes ->
        [one] **{ $strikes }** strike forfeits
       *[other] **{ $strikes }** strikes forfeit
    }
terms-surprise = the target is a **surprise**
# Small print below the terms: what became of the challenge. $when is written by each reader's Discord: "in 10 minutes".
challenge-expires = The challenge expires { $when }.
challenge-was-declined = { $opponent } declined.
challenge-was-withdrawn = { $challenger } withdrew the challenge.
challenge-has-expired = The challenge has expired: { $opponent } did not answer in time.
challenge-was-stopped = A moderator stopped it.
challenge-was-abandoned = It ended with no result, for its channel was gone.
# $thread is a link to a thread.
challenge-is-played = It is played in { $thread }.
# Instead of a challenge, where the bot is the opponent and the match gets a thread. The bot speaks.
challenge-to-me = { $challenger } plays **{ $title }** with me, at level **{ $level }**.
# $challenger is a mention.
challenge-declined = { $challenger }, { $opponent } declined the duel.
# The name of a match's thread: the players, and then " · " and the title. At most 50 characters without the names.
thread-players = { $challenger } vs { $opponent }

## The buttons and lists
##
## Labels of buttons: a word or two, at most 30 characters. Placeholders and headings of lists: at most 90 characters.

button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-rematch = Rematch
# The same match again, with the bot one level weaker or stronger.
button-easier = Easier
button-harder = Harder
button-review = Review
# $number is which game of the match.
button-review-game = Review game { $number }
# The placeholder of a list of games.
list-review = Review a game
# Tells everybody in the channel how one did with the puzzle.
button-share = Share
# Pages of the leaderboard.
button-previous = Previous
button-next = Next
button-resign = Resign
button-resign-game = Resign this game
button-resign-match = Resign the match
# The placeholder of a list of matches.
list-matches = Choose a match
# The placeholder of a list of the five games.
list-games = Choose a game

## The beginning of a match

accepted = { $opponent } accepted.
# The bot speaks; $opponent is its name in this server.
accepted-by-me = I am in, as { $opponent }.
coin-chose = The coin chose { $player }.
no-thread = I could not open a thread, so it is played here.
# Before a game that follows another one.
next-game = Game { $number }: { $player } starts.
# The same, where the opening of the game says who starts.
next-game-opened = Game { $number }.

## The board: the card with the number, and what stands on it

# Above the title, after the name of the game: "Power Play · game 2, best of 3 · against me at level medium". At most 80 characters each.
of-match = best of { $games }
of-match-game = game { $number }, best of { $games }
against-me = against me at level { $level }
# $when is written by each reader's Discord: "in 10 minutes".
board-clock = { $player }'s clock runs out { $when }.
board-score = Score { $challenger } **{ $one }** – **{ $two }** { $opponent }
# $counts is a list of the next message, separated by dots.
board-strikes = Strikes { $counts }
board-strikes-of = { $player } **{ $strikes }** of { $allowed }
board-standings = `/leaderboard` shows the standings.
# $player is a mention. When the time is over stands on the board below.
reminder = { $player }, it is your move against { $other }. When your time runs out, the game is lost.
# $winner is a mention: somebody who is far away has won because the other's clock ran out.
won-on-time = { $winner }, the game is yours.
stopped-challenge = A moderator stopped the challenge between { $challenger } and { $opponent }. It has no result.
stopped-match = A moderator stopped the match between { $challenger } and { $opponent }. It has no result.
# After the sentence before, in the channel of a match that had a thread.
result-stopped = It was played in { $thread }.
# In the channel of a match that was played in a thread, after a trophy.
result-won = **{ $winner }** beat **{ $loser }** at { $title }: { $thread }
result-won-score = **{ $winner }** beat **{ $loser }** { $won }–{ $lost } at { $title }: { $thread }
# Only for the one who pressed Rematch, where the match is played elsewhere. $place is a link to a channel.
rematch-is-elsewhere = The rematch is on, in { $place }.

## Giving up, and choosing a match: only for the one who asks

# $other is the other player.
resign-single = Resign? { $other } wins it then. To play on, leave this alone.
resign-which = Resign this game, or the whole match? { $other } wins it then. To play on, leave this alone.
which-match = Several matches are on in this channel. Which one?
# In the list of matches, followed by " · " and the game. At most 100 characters; names are cut if need be.
which-players = { $challenger } and { $opponent }
which-waits = waits for an answer
which-game = Which game, against { $opponent }?

## The rules of a game, and who wins it: /duel rules, only for the one who asks

# $command is what is typed, such as "/duel start variant:exact100".
rules-footer = Play it with { $command }
# "Perfect play": both players make no mistake. $moves counts those of both.
prospects-second = With perfect play, whoever moves second wins at { $target }, after at most { $moves } moves in all.
prospects-first = With perfect play, whoever starts wins at { $target }, after at most { $moves } moves in all.
# $any is "yes" if every number wins; $numbers is a list such as "3, 4 or 5".
prospects-first-how =
    { $any ->
        [yes] With perfect play, whoever starts wins at { $target }, after at most { $moves } moves in all: start with any number.
       *[no] With perfect play, whoever starts wins at { $target }, after at most { $moves } moves in all: start with { $numbers }.
    }
# Small print, for somebody who is in a match with a member and could use it there.
prospects-later = By which numbers is told when your match is over.
# In the list of targets while one types. At most 100 characters, with a target of up to seven digits.
suggestion-second = { $target }: up to { $moves } moves, whoever moves second can win
suggestion-first = { $target }: up to { $moves } moves, whoever starts can win
suggestion-first-one = { $target }: up to { $moves } moves, whoever starts can win, by one number only
# In the same list: a target that is drawn, and told when the match starts. At most 100 characters.
suggestion-surprise = surprise us

## Spans of time: "24 hours", "1 hour 30 minutes", "7 days"

duration-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
duration-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
duration-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
# Between "1 hour" and "30 minutes".
duration-separator = { " " }
duration-none = less than a minute

## Hints: only for the one who asks, against the bot

hint-any = Any number keeps the win.
# $several is "yes" if there are several numbers in $numbers ("3, 5 or 7").
hint-numbers =
    { $several ->
        [yes] **{ $numbers }**: each of them keeps the win.
       *[no] **{ $numbers }**: that keeps the win.
    }
hint-lost = Every choice loses against perfect play.
# After the sentence before. The bot speaks.
hint-slip-any = But I slip at times: **any number** may do.
hint-slip = But I slip at times: **{ $numbers }** lasts longest.

## The review of a finished game

review-title = Review
# Beside the name of the game, after a dot.
review-target = target { $target }
# Headlines. $first is "yes" if the player had the first move.
review-never-turned =
    { $first ->
        [yes] { $player }, who started, had it won from the first move and never let go.
       *[no] { $player }, who moved second, had it won from the first move and never let go.
    }
# $player's move $number made $total, and so the win was thrown away.
review-turned-made = The turning point: { $player }'s { $number } made { $total }.
# $number is the wrong number; "none" if it was not a number at all.
review-turned-wrong =
    { $number ->
        [none] The turning point: { $player }'s choice was not from { $lowest } to { $highest } and lost the game.
       *[other] The turning point: { $player }'s { $number } was not from { $lowest } to { $highest } and lost the game.
    }
review-turned-strike =
    { $number ->
        [none] The turning point: { $player }'s choice was strike { $strikes } of { $allowed } and lost the game.
       *[other] The turning point: { $player }'s { $number } was strike { $strikes } of { $allowed } and lost the game.
    }
review-turned-resigned = The turning point: { $player } resigned while winning.
review-turned-time = The turning point: { $player } ran out of time while winning.
# After such a headline. $any is "yes" if every number would have; $numbers is a list such as "3, 5 or 7".
review-would-have-kept =
    { $any ->
        [yes] With any number, { $player } would have kept the win.
       *[no] With { $numbers }, { $player } would have kept the win.
    }
# One line for each move: what was done, a dash, and what it did: "3. Alice: 30 × 3 = 90 – keeps the win". $count is which move it was.
review-line = { $count }. { $done } – { $did }
# What was done.
review-multiplied = { $player }: { $before } × { $number } = { $total }
review-wrong =
    { $number ->
        [none] { $player }'s choice is not from { $lowest } to { $highest }
       *[other] { $player }'s { $number } is not from { $lowest } to { $highest }
    }
review-strike =
    { $number ->
        [none] { $player }'s choice is strike { $strikes } of { $allowed }
       *[other] { $player }'s { $number } is strike { $strikes } of { $allowed }
    }
review-resigns = { $player } resigns
review-runs-out-of-time = { $player } runs out of time
# What it did for the one who made it.
review-wins = wins
review-keeps = keeps the win
# The same player moves again.
review-still-winning = still winning
review-throws-away = throws the win away
review-throws-away-how =
    { $any ->
        [yes] throws the win away; any number would have kept it
       *[no] throws the win away; { $numbers } would have kept it
    }
review-was-losing = was losing anyway
# The same player moves again.
review-still-losing = still losing
review-losing = already losing, whatever the number
# In the place of one or several moves that made no difference.
review-nothing =
    { $moves ->
        [one] { $moves } move that changed nothing
       *[other] { $moves } moves that changed nothing
    }
review-before = … and the moves before these
# Small print, while the match goes on.
review-later = By which numbers the win is kept is told when the match is over.

## The puzzle of the day

# $weekday is the name of a day of the week. At most 100 characters.
puzzle-title = Puzzle of the day · { $weekday }
# $objective is the rule of the game in a sentence, $stands how it stands (exact100-stands and so on).
puzzle-question =
    { $objective }
    { $stands } Only one number from { $lowest } to { $highest } keeps the win: which?
# After the one try. $line is one or more sentences: what came of it.
puzzle-right = Yes: { $line }
puzzle-wrong = Not quite: { $line } Only { $answer } keeps the win.
puzzle-wrong-number = Not quite: { $number } is not from { $lowest } to { $highest }. Only { $answer } keeps the win.
# The moves of such a line, told to the one who tried. "mine" is the try itself, at the beginning of a sentence; the others
# stand in a list: "4 makes 24. Best play from there: their 3 makes 72, and whatever you choose goes past 100 and loses."
line-makes =
    { $whose ->
        [mine] { $number } makes { $total }
        [yours] your { $number } makes { $total }
       *[theirs] their { $number } makes { $total }
    }
# The last move, which makes exactly the target. $did says what becomes of whoever makes it: "wins" or "loses".
line-hits =
    { $did ->
        [wins]
            { $whose ->
                [mine] { $number } makes exactly { $total } and wins
                [yours] your { $number } makes exactly { $total } and wins
               *[theirs] their { $number } makes exactly { $total } and wins
            }
       *[loses]
            { $whose ->
                [mine] { $number } makes exactly { $total } and loses
                [yours] your { $number } makes exactly { $total } and loses
               *[theirs] their { $number } makes exactly { $total } and loses
            }
    }
# The last move, which goes past the target.
line-passes =
    { $did ->
        [wins]
            { $whose ->
                [mine] { $number } makes { $total }, past { $target }, and wins
                [yours] your { $number } makes { $total }, past { $target }, and wins
               *[theirs] their { $number } makes { $total }, past { $target }, and wins
            }
       *[loses]
            { $whose ->
                [mine] { $number } makes { $total }, past { $target }, and loses
                [yours] your { $number } makes { $total }, past { $target }, and loses
               *[theirs] their { $number } makes { $total }, past { $target }, and loses
            }
    }
# Every choice loses at once. $hits is "yes" if some of them make exactly the target.
line-overstep =
    { $hits ->
        [yes]
            { $whose ->
                [yours] whatever you choose makes { $target } or goes past it and loses
               *[theirs] whatever they choose makes { $target } or goes past it and loses
            }
       *[no]
            { $whose ->
                [yours] whatever you choose goes past { $target } and loses
               *[theirs] whatever they choose goes past { $target } and loses
            }
    }
# In the middle of a long line.
line-more =
    { $moves ->
        [one] { $moves } more move
       *[other] { $moves } more moves
    }
# One, two, or more of these, made into sentences.
line-one = { $first }.
line-two = { $first }, and { $last }.
line-many = { $first }. Best play from there: { $others }, and { $last }.
# How many members of the server have solved it.
puzzle-tries = { $solved } of { $tried } solved it here today.
puzzle-untried = Be the first to try it today.
# After one of these.
puzzle-streak =
    { $streak ->
        [one] Your streak: **{ $streak } day**.
       *[other] Your streak: **{ $streak } days**.
    }
puzzle-no-streak = Tomorrow you can begin a streak.
# Small print. $when is written by each reader's Discord: "in 5 hours".
puzzle-next = The next puzzle comes { $when }.
# One line for everybody, without the answer: "Alice · Duel puzzle · 18 Nov ✅ · streak 4 · 3 of 5 solved it here".
puzzle-shared-title = Duel puzzle
# $day is the day of the month, $month the name of the month in short.
puzzle-shared-date = { $day } { $month }
puzzle-shared-streak = streak { $streak }
puzzle-shared-tries = { $solved } of { $tried } solved it here

## The leaderboard

# At most 100 characters.
leaderboard-title = Leaderboard
leaderboard-title-of = Leaderboard · { $ranking }
# A ranking: the games against the bot at one level. Also in a list to choose from; at most 90 characters.
leaderboard-against-me = Against me at level { $level }
leaderboard-empty = Nobody has finished a game here yet. Be the first: `/duel start`.
leaderboard-page = Page { $page } of { $pages }
# One row: "🥇 **Alice** · 4 won, 2 lost · 67% · 1 match won". $rate is a percentage.
leaderboard-games = { $won } won, { $lost } lost · { $rate }
leaderboard-matches =
    { $count ->
        [one] { $count } match won
       *[other] { $count } matches won
    }

## Help, and the greeting of a server that the bot has joined

help-title = How to play
# $span is "2 to 9" or "2 to 12, depending on the game".
help-what = Small, sharp number games for two: you multiply by { $span } in turn, starting from 1.
# "Apps" is a heading in Discord's own menu on a member: write it as Discord does in this language.
help-begin = Challenge somebody, or me, with `/duel start`; or open the menu on a member and choose **Apps**, **{ menu-challenge }**. Then take turns with the number buttons.
help-more = `/duel rules` has the rules of each game, `/duel review` shows where a game turned, `/leaderboard` keeps the score, and `/puzzle` is the puzzle of the day.
# $name is the bot's own; $what is help-what, $begin is help-begin.
greeting =
    Hello, I am { $name }. { $what }
    { $begin } `/help` tells what each game is about.

## What somebody may not do: told to them alone, with what to do instead
##
## $link is an address, put in brackets. $accept, $rematch and $withdraw are the labels of buttons, as the channel shows them.

refusal-no-duel = There is no match in this channel. Start one with `/duel start`.
refusal-no-duel-of-yours = You have no match in this channel. Start one with `/duel start`.
refusal-match-is-over = This match is over. Start another with `/duel start`.
refusal-game-is-over = That game is over. `/duel resign` is about the one that is on now.
refusal-not-yours-to-repeat = A rematch is between { $challenger } and { $opponent }. Start your own match with `/duel start`.
refusal-rematch-is-offered = You have offered it already: { $link }. It starts when { $opponent } presses { $rematch } or { $accept }.
refusal-rematch-is-on = The rematch is on already: { $link }. When it is over, you can play another.
refusal-moved-on = The game has moved on. Use the newest board; `/duel board` shows it again.
refusal-accept-first = The match starts when you accept the challenge. `/duel board` shows it again.
refusal-not-accepted-yet = The match starts when { $opponent } accepts the challenge. Wait for that, or withdraw it and challenge another.
refusal-thread-is-coming = The thread of this match is being opened. Make your move there in a moment.
refusal-not-a-player = This match is between { $challenger } and { $opponent }. Start your own with `/duel start`.
refusal-not-your-turn = It is { $turn }'s turn. Yours comes after their move.
# $turn is 1 or 2. (Only seen if something else has gone wrong before.)
refusal-not-your-turn-yet = It is Player { $turn }'s turn.
refusal-choose-from = Choose a whole number from { $lowest } to { $highest }.
refusal-only-they-answer-you = Only { $opponent } can answer your challenge. Wait for that, or take it back with { $withdraw }.
refusal-only-they-answer = Only { $opponent } can answer this challenge. Start your own with `/duel start`.
refusal-decline-instead = Only { $challenger } can withdraw this challenge. You can decline it.
refusal-not-yours-to-withdraw = Only { $challenger } can withdraw this challenge. { $opponent } can decline it.
# A button of a challenge that can no longer be answered.
refusal-challenge-live = This challenge has been accepted already. `/duel board` shows the game.
refusal-challenge-finished = This challenge has been played to its end. Start another with `/duel start`.
refusal-challenge-stopped = This challenge was stopped by a moderator. Start another with `/duel start`.
refusal-challenge-declined = This challenge has been declined. Start another with `/duel start`.
refusal-challenge-withdrawn = This challenge has been withdrawn. Start another with `/duel start`.
refusal-challenge-expired = This challenge has expired. Start another with `/duel start`.
refusal-challenge-abandoned = This challenge is over. Start another with `/duel start`.
refusal-challenge-waits = Your challenge to { $opponent } is waiting in this channel ({ $link }). Withdraw it there first, or duel in another channel or thread.
refusal-in-a-match = You are in a match with { $other } in this channel ({ $link }). Finish it first, or duel in another channel or thread.
# The bot speaks.
refusal-no-hints = Hints are for games against me; between members they would not be fair. When this match is over, challenge me with `/duel start`.
refusal-nothing-to-review = There is no such finished game in this channel. Play one with `/duel start`, then ask again.
refusal-puzzle-of-another-day = This puzzle was of another day. `/puzzle` shows today's.
refusal-puzzle-not-tried = You have not tried today's puzzle yet. `/puzzle` shows it; share it when you have.
refusal-puzzle-shared = You have shared today's puzzle already. There is another one tomorrow: ask for it with `/puzzle`.
# $keys is a list of the keys of the games: "exact100, avoid100, ...".
refusal-no-such-game = There is no such game. Choose one of { $keys }.
refusal-target = The target can be from { $lowest } to { $highest }, not { $target }. Choose one in that range.
refusal-best-of = A match is best of 1, 3, 5, 7 or 9, not of { $games }. Choose one of those.
refusal-strikes = Strikes can be from { $lowest } to { $highest }, not { $strikes }. Choose a number in that range.
refusal-clock = The clock can be from { $lowest } to { $highest } minutes a move, not { $minutes }. Choose a number in that range.
refusal-yourself = You cannot duel yourself. Challenge somebody else.
refusal-other-bot = Other bots do not duel. Challenge a person, or me.
refusal-cannot-see = { $opponent } cannot see this channel. Challenge them in one that you both can see.
# `level` is the name of an option.
refusal-level = `level` is for duels against me. Leave it out, or choose me as the opponent.
refusal-not-a-member = That person is not in this server. Challenge somebody who is.
refusal-not-in-a-server = Duels are played in servers. Use this in a channel of one.
# `bot` is what Discord calls a kind of permission. $invitation is an address.
refusal-not-invited = I am not in this server yet: only my commands are. Ask somebody who manages it to invite me, with the scope `bot`: <{ $invitation }>
# $missing is a list of permissions, as they are called below.
refusal-not-allowed = I am not allowed to host a duel here. Ask a moderator to give me these permissions in this channel: { $missing }. Or duel in another channel.
# `thread` is the name of an option.
refusal-no-thread-here = I can open a thread only in a text or announcement channel. Start the duel in one, or leave out `thread`.
refusal-no-thread-allowed = I am not allowed to open a thread here. Ask a moderator to give me these permissions in this channel: { $missing }. Or leave out `thread`.
# "Manage Messages" is a permission, as Discord calls it in this language.
refusal-not-a-moderator = Only moderators (Manage Messages) can stop a match. To end your own game, use `/duel resign`.
# "Manage Server" is a permission, as Discord calls it in this language.
refusal-not-a-manager = Only those who manage this server (Manage Server) can change its settings. Ask one of them.
# The disk is full, or the like.
refusal-storage = The games cannot be saved right now, so nothing was changed. Try again in a minute.
# The connection to the database broke just when the change was being kept.
refusal-storage-unknown = The games could not be reached in the middle of that, so I do not know whether it counts. If it does, this channel will hear of it. Look in a minute with `/duel board`.
# A button of a very old message.
refusal-unknown-button = I do not know this one any more. `/duel board` shows the game in this channel, if one is on.

## Permissions, as Discord's own settings call them in this language

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-embed-links = Embed Links
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages In Threads

## When something goes wrong: told to whoever asked, alone. $code is for the log, such as "3FA9C1".

error-commands-changed = That did not work: my commands have just changed. Reload Discord and try again. (Code { $code })
error-ours = Sorry, something went wrong, and it is not your fault. Try again in a moment. (Code { $code })
# In the place of a name in which nothing can be seen.
nameless = Somebody

## The settings of a server: /settings language, only for the one who asks

# In the list of languages, before them: no language is set. At most 100 characters.
settings-automatic = automatic: as Discord says of this server, or as whoever challenges speaks
# $language is the name of a language in itself, such as "Deutsch".
settings-language-set = I speak { $language } in the channels of this server from now on. Matches that are on go on as they began.
settings-language-automatic = From now on I speak in each channel the language that Discord says of this server, if it is a Community server, or else the language of whoever challenges.

## The commands, as Discord's picker shows them
##
## Descriptions of commands and options: at most 100 characters each, with the variables filled in. Names of
## options and their values that are typed (opponent, target, medium ...) stay English; so do commands.

command-duel = Duels with numbers, between two members or against me
command-duel-start = Challenge somebody to a duel in this channel.
command-duel-board = Show the board of your match again, or of another one in this channel.
command-duel-review = The last game in this channel, move by move: where it turned, and what would have kept the win.
command-duel-resign = Give up the game you are playing in this channel, or the whole match.
command-duel-stop = For moderators: end a match in this channel with no result.
command-duel-rules = The rules of a game in brief, and who wins it if nobody makes a mistake.
# $span is "2 to 9" or "2 to 12, depending on the game".
command-multiply = Your move: multiply by a number from { $span }.
command-leaderboard = The server's standings.
command-help = What this is, how to begin, and what each game is about.
command-hint = Against the bot: which numbers keep you winning. Only you see it.
command-puzzle = The server's puzzle of the day: find the one number that keeps the win. Only you see your try.
command-settings = What I do in this server
command-settings-language = For those who manage the server: the language that I speak in its channels.
# The menu on a member. At most 32 characters.
menu-challenge = Challenge to a duel

option-start-opponent = whom you challenge: a member, or me
option-start-variant = which of the games; /duel rules explains each
option-start-best-of = how many games make the match (a single one if left out)
option-start-target = another target than the usual one, from { $lowest } to { $highest }
option-start-first = who makes the first move of the first game (if left out: a coin toss; against me, you)
# $time is a span of time, such as "24 hours".
option-start-clock = minutes for each move, from { $lowest } to { $highest } ({ $time } if left out)
# $title is the title of the one game in which that is so, "Power Play".
option-start-strikes = how many wrong numbers forfeit a game of { $title }, from { $lowest } to { $highest } ({ $usual } if left out)
# The same, if there are several such games.
option-start-strikes-several = how many wrong numbers forfeit a game that counts strikes, from { $lowest } to { $highest } ({ $usual } if left out)
# The value in brackets is the one of level-medium.
option-start-level = how strong I play, if you challenge me (medium if left out)
# The value in brackets is the one of choice-no.
option-start-thread = whether the match gets a thread of its own (no if left out)
option-rules-variant = which of the games
option-rules-target = at another target than the usual one
option-multiply-n = { $span }; what another number costs is in the rules of the game
option-leaderboard-variant = of one game, or against me (of all games between members if left out)
option-settings-language = which language, or automatic

# Choices in Discord's lists: at most 100 characters.
choice-challenger = challenger
choice-opponent = opponent
choice-coin-toss = coin toss
choice-yes = yes
choice-no = no

## The picture of a finished game
##
## Words in the picture are short: at most 16 characters, unless it says otherwise. What became of each player stands in a pill after the name.

picture-target = target { $target }
picture-turning-point = turning point
# Beside a step with a number that was not allowed.
picture-wrong = wrong
picture-won = won
picture-lost = lost
picture-wrong-number = wrong number
picture-struck-out = struck out
picture-resigned = resigned
picture-out-of-time = out of time
# In the place of a name that cannot be written. $number is 1 or 2.
picture-player = Player { $number }

# The picture in words, for those who hear it instead of seeing it: a few sentences, one after the other.
# $way is picture-way or picture-ways.
picture-description = { $title }, target { $target }: { $way }.
# $total is what the number grew to.
picture-way =
    { $steps ->
        [one] { $steps } step from 1 to { $total }
       *[other] { $steps } steps from 1 to { $total }
    }
# One for each player, in a list.
picture-way-of =
    { $steps ->
        [one] { $player } took { $steps } step from 1 to { $total }
       *[other] { $player } took { $steps } steps from 1 to { $total }
    }
picture-result-last = { $winner } won against { $loser }: the last step was { $step }.
picture-result-wrong-number = { $winner } won against { $loser }: { $loser } chose a wrong number.
picture-result-strikes = { $winner } won against { $loser }: { $loser } used up the strikes.
picture-result-resigned = { $winner } won against { $loser }: { $loser } resigned.
picture-result-time = { $winner } won against { $loser }: { $loser } ran out of time.
picture-turned = The turning point was { $step }.
# Stands for $step above.
picture-step = { $player }'s ×{ $number }, which made { $total }
picture-step-wrong = { $player }'s wrong number

## The game in the terminal

# $number is 1 or 2.
terminal-player = Player { $number }
terminal-games = Games for two players. Everyone multiplies by { $span }.
# The prompt after a numbered list of games. $games is how many there are.
terminal-which = Which game? (1-{ $games })
terminal-which-again = Type a number from 1 to { $games }, or the name in brackets.
terminal-stops = The game stops here. Thanks for playing!
