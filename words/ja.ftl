### Every sentence that a person reads, in Japanese.

# さん: only where the bot speaks to or of somebody who is certainly a person (challenges, answers, mentions). None in the games,
# on boards, in reviews and lists, where the name may also be the bot's own or "プレイヤー1".
# An address ($link) has a space after it: Discord would take Japanese letters for a part of it.

## About this language

language-name = 日本語

## Multiplication Duel: make exactly the target (exact100)
##
## In all games: $player, $winner and $loser are names; $number is the multiplier that was chosen; $total the number it made; $target the
## target; $lowest and $highest the smallest and the largest multiplier; $move, in endings, is the sentence that already tells the move which ended
## the game. "channel" is what Discord shows; "keyboard" is the game in the terminal, which keeps close to the printed rule book.

exact100-title = かけ算デュエル
exact100-aim = ぴったり{ $target }をねらえ
exact100-goal = 目標 { $target }
exact100-objective = 場の数をぴったり{ $target }にすれば勝ち、{ $target }を超えたら負けです。
exact100-gist = ぴったり{ $target }で勝ち、超えたら負け。
exact100-gist-surprise = ぴったり目標の数で勝ち、超えたら負け。
exact100-brief =
    場の数は1からスタート。自分の番が来たら、{ $lowest }～{ $highest }の整数をひとつ選んで場の数にかけます。
    ぴったり{ $target }にすれば勝ち。{ $target }を超えたら、その場で負けです。
    パスはできません。何を選んでも超えてしまうときも、どれかを選びます。
    { $lowest }～{ $highest }以外の数は受け付けません。もう一度選び直しです。
exact100-counter = 場の数
exact100-stands = 場の数は{ $total }、あなたの番です。
exact100-opening = かけ算デュエル、スタート！
exact100-ask = { $player }の番です。かける数を選んでください（{ $lowest }～{ $highest }）：
exact100-move = { $player }：{ $number }でいきます。場の数は{ $total }になりました。
exact100-wrong = { $number }は{ $lowest }～{ $highest }の整数ではありません。選び直してください。
exact100-hit =
    { $move }ぴったり{ $target }、いただきました！
    { $winner }の勝ち！
exact100-passed =
    { $move }{ $target }を超えてしまいました、負けです……。
    { $winner }の勝ち！
exact100-resigned =
    { $loser }：参りました、投了します。
    { $winner }の勝ち！
exact100-time =
    { $loser }は時間切れで負けです。
    { $winner }の勝ち！
exact100-keyboard-opening =
    かけ算デュエル、スタート！

    場の数：1
    { "" }
exact100-keyboard-other-target =
    目標の数：{ $target }
    { "" }
exact100-keyboard-ask = { exact100-ask }
exact100-keyboard-move =
    { $number }を選びました。
    場の数は{ $total }になりました。
    { "" }
exact100-keyboard-wrong = { exact100-wrong }
exact100-keyboard-hit =
    { $move }
    { $winner }がぴったり{ $target }を決めました。
    { $winner }の勝ち！
exact100-keyboard-passed =
    { $move }
    { $loser }は{ $target }を超えてしまい、負けです。
    { $winner }の勝ち！

## Multiplication Duel: Avoid. Do not be the one who reaches the target (avoid100)

avoid100-title = かけ算デュエル：ドボン回避
avoid100-aim = { $target }に届いたらドボン
avoid100-goal = { $target }に届いたら負け
avoid100-objective = 共通の数を{ $target }以上にしてしまった人の負けです。
avoid100-gist = { $target }以上にした人の負け。使えない数を選んでも負け。
avoid100-gist-surprise = 目標の数以上にした人の負け。使えない数を選んでも負け。
avoid100-brief =
    共通の数は1からスタート。自分の番が来たら、{ $lowest }～{ $highest }の整数をひとつ選んで共通の数にかけます。
    { $target }以上にした人の負けです。
    選ぶときは慎重に。{ $lowest }～{ $highest }以外の数を選ぶと、その場で負けになります。
avoid100-counter = 共通の数
avoid100-stands = 共通の数は{ $total }、あなたの番です。
avoid100-opening = かけ算デュエルへようこそ！ 先手は{ $player }です。
avoid100-ask = { $player }の番です。かける数をどうぞ（{ $lowest }～{ $highest }）：
avoid100-move = { $player }は{ $number }を選びました。共通の数は{ $total }です。
avoid100-wrong = { $player }は{ $number }を選びました。{ $number }は使えない数です。
avoid100-hit =
    { $move }
    共通の数が{ $target }以上になりました。ドボン！
    { $loser }の負け。{ $winner }の勝ち！
avoid100-passed = { avoid100-hit }
avoid100-wrong-number =
    { $move }
    { $loser }の負け。{ $winner }の勝ち！
avoid100-resigned =
    { $loser }が投了しました。
    { $loser }の負け。{ $winner }の勝ち！
avoid100-time =
    { $loser }の時間切れです。
    { $loser }の負け。{ $winner }の勝ち！
avoid100-keyboard-opening =
    かけ算デュエルへようこそ！
    最初の数：1
    目標の数：{ $target }
    先手は{ $player }です。
    { "" }
avoid100-keyboard-ask =
    共通の数は{ $total }です。
    { $player }の番です。かける数をどうぞ（{ $lowest }～{ $highest }）：
avoid100-keyboard-move =
    共通の数は{ $total }になりました。
    { "" }
avoid100-keyboard-wrong = { $number }は使えない数です。
avoid100-keyboard-hit = { avoid100-hit }
avoid100-keyboard-passed = { avoid100-hit }
avoid100-keyboard-wrong-number = { avoid100-wrong-number }

## Multiplication Madness: be the first to reach the target (reach100)

reach100-title = かけ算フィーバー
reach100-aim = { $target }以上に一番乗り
reach100-goal = 目標 { $target }
reach100-objective = 現在の数を先に{ $target }以上にした人の勝ちです。
reach100-gist = 先に{ $target }以上にした人の勝ち。
reach100-gist-surprise = 先に目標の数以上にした人の勝ち。
reach100-brief =
    現在の数は1からスタート。自分の番が来たら、{ $lowest }～{ $highest }の整数をひとつ選んで現在の数にかけます。
    先に{ $target }以上にした人の勝ち。{ $target }を超えてもかまいません。
    パスはできません。同じ数は何度でも使えます。
    { $lowest }～{ $highest }以外の数は受け付けません。もう一度選び直しです。
reach100-counter = 現在の数
reach100-stands = 現在の数は{ $total }、あなたの番です。
reach100-opening = ゲームスタート！
reach100-ask = { $player }の番！ かける数を入力してください（{ $lowest }～{ $highest }）：
reach100-move = { $player }は{ $number }を選択！ 現在の数は{ $total }！
reach100-wrong = { $number }は{ $lowest }～{ $highest }の整数ではありません。別の数を入力してください。
reach100-hit =
    { $move }
    { $winner }が目標の数に到達！
    このゲーム、{ $winner }の勝ち！
reach100-passed = { reach100-hit }
reach100-resigned =
    { $loser }が投了！
    このゲーム、{ $winner }の勝ち！
reach100-time =
    { $loser }、時間切れ！
    このゲーム、{ $winner }の勝ち！
reach100-keyboard-opening =
    ゲームスタート！
    現在の数は1。
    目標の数は{ $target }。
    { "" }
reach100-keyboard-ask = { reach100-ask }
reach100-keyboard-move =
    { $number }を選択！
    現在の数は{ $total }！
    { "" }
reach100-keyboard-wrong = { reach100-wrong }
reach100-keyboard-hit = { reach100-hit }
reach100-keyboard-passed = { reach100-hit }

## Power Play: force the other player past the target (over100)
##
## $strikes is how many wrong numbers the player has chosen so far, $allowed how many forfeit the game.

over100-title = パワープレイ
over100-aim = { $target }を超えたら負け
over100-goal = { $target }を超えたら負け
over100-objective = トータルが{ $target }を超えるように相手を追い込みましょう。超えた人の負けです。
over100-gist = { $target }を超えた人の負け。
over100-gist-surprise = 目標の数を超えた人の負け。
over100-brief =
    トータルは1からスタート。自分の番が来たら、{ $lowest }～{ $highest }の整数をひとつ選んでトータルにかけます。
    { $target }を超えた人の負け。ぴったり{ $target }なら、まだゲームは続きます。
    { $lowest }～{ $highest }以外の数はストライクで、選び直しです。ストライク{ $allowed }回で失格になります。
over100-counter = トータル
over100-stands = トータルは{ $total }、あなたの番です。
over100-opening = ゲーム開始。トータルは1。
over100-ask = { $player }の番。かける数を選んでください（{ $lowest }～{ $highest }）：
over100-move = { $player }が{ $number }をかけて、トータルは{ $total }。
over100-wrong = { $number }は{ $lowest }～{ $highest }の整数ではありません。{ $player }、ストライク{ $strikes }回目（{ $allowed }回で失格）。
over100-passed =
    { $move }
    トータルが{ $target }を超えた！ { $loser }の負け。
    このゲームは{ $winner }の勝ち！
over100-strikes =
    { $move }
    { $loser }は失格で負け。
    このゲームは{ $winner }の勝ち！
over100-resigned =
    { $loser }が投了して負け。
    このゲームは{ $winner }の勝ち！
over100-time =
    時間切れ！ { $loser }の負け。
    このゲームは{ $winner }の勝ち！
over100-keyboard-opening = ゲーム開始。トータルは1。
over100-keyboard-other-target = トータルが{ $target }を超えたら負け。
over100-keyboard-ask = { over100-ask }
over100-keyboard-move = { over100-move }
over100-keyboard-wrong = { over100-wrong }
over100-keyboard-passed = { over100-passed }
over100-keyboard-strikes = { over100-strikes }

## Power Play: Race. Two products, one target, first to make it exactly (race1000)

race1000-title = パワープレイ：レース
race1000-aim = 自分の積で、ぴったり{ $target }に一番乗り
race1000-goal = 目標 { $target }
race1000-objective = 積はひとりにひとつ。自分の積を先にぴったり{ $target }にすれば勝ち、超えたら負けです。
race1000-gist = 積はひとりにひとつ。ぴったり{ $target }で勝ち、超えたら負け。
race1000-gist-surprise = 積はひとりにひとつ。ぴったり目標の数で勝ち、超えたら負け。
race1000-brief =
    プレイヤーはそれぞれ自分の積を持ち、1からスタート。積はお互いに見えています。
    自分の番が来たら、{ $lowest }～{ $highest }の整数をひとつ選んで自分の積にかけます。
    ぴったり{ $target }になれば勝ち。{ $target }を超えたら、その場で負けです。
    { $lowest }～{ $highest }以外の数は受け付けません。もう一度選び直しです。
race1000-counter = 積
race1000-stands = あなたの積は{ $total }、相手の積は{ $other }、あなたの番です。
race1000-opening = ゲームを始めます。積はふたりとも1です。
race1000-ask =
    { $player }の番：
    - 現在の積：{ $total }
    - { $lowest }から{ $highest }までの数を選んでください：
race1000-move = { $player }は{ $number }を選びました。新しい積：{ $total }
race1000-wrong = { $number }は{ $lowest }から{ $highest }までの数ではありません。別の数を選んでください。
race1000-hit =
    { $move }
    ぴったり{ $target }達成で、{ $winner }の勝ちです。おめでとうございます！
race1000-passed =
    { $move }
    { $loser }は{ $target }を超えてしまい、負けです。
    { $winner }の勝ちです。おめでとうございます！
race1000-resigned =
    { $loser }が投了しました。
    { $winner }の勝ちです。おめでとうございます！
race1000-time =
    { $loser }は時間切れです。
    { $winner }の勝ちです。おめでとうございます！
race1000-keyboard-opening =
    --- パワープレイ ---

    ゲームを始めます。積はふたりとも1です。
    { "" }
race1000-keyboard-other-target =
    目標の数：{ $target }
    { "" }
race1000-keyboard-ask = { race1000-ask }
race1000-keyboard-move =
    - 新しい積：{ $total }
    { "" }
race1000-keyboard-wrong = { race1000-wrong }
race1000-keyboard-hit = { race1000-hit }
race1000-keyboard-passed = { race1000-passed }

## What all games share

not-a-number = それ
how-to-play = 1から始めて、交互に{ $lowest }～{ $highest }の数をかけていきます。{ $gist }
span = { $lowest }～{ $highest }
span-depending = { $lowest }～{ $highest }（ゲームによる）
list-separator = { "、" }
one-of = { $others }か{ $last }
score = { $one }–{ $two }

## The match, after each of its games

match-level = 対戦は{ $one }–{ $two }のタイです。
match-leads = 対戦は{ $won }–{ $lost }で{ $player }がリード。
match-won = 対戦は{ $won }–{ $lost }で{ $winner }の勝ち！
match-given-up = { $loser }が対戦を投了したので、対戦は{ $winner }の勝ちです。

## Strengths of the bot as an opponent
##
## Shown in a list to choose from, and after "level": "against me at level medium". At most 25 characters.

level-easy = かんたん
level-medium = ふつう
level-hard = むずかしい
level-perfect = パーフェクト

## The challenge: the message with Accept, Decline and Withdraw
##
## $opponent is a mention (it notifies them) or a name, $challenger a name, $title the title of a game.

challenge = { $opponent }さん、{ $challenger }さんから**{ $title }**の挑戦状が届きました！
challenge-rematch = { $opponent }さん、{ $challenger }さんから**{ $title }**の再戦の申し込みです！
terms-best-of = **{ $games }**番勝負
terms-single = 一本勝負
terms-starts = 先手は{ $player }
terms-coin-toss = 先手はコイントスで決定
terms-clock = 1手**{ $time }**
terms-strikes = ストライク**{ $strikes }**回で失格
terms-surprise = 目標の数は**お楽しみ**
challenge-expires = この挑戦の期限は{ $when }です。
challenge-was-declined = { $opponent }さんが辞退しました。
challenge-was-withdrawn = { $challenger }さんが挑戦を取り下げました。
challenge-has-expired = 挑戦は期限切れになりました。{ $opponent }さんからの返事が間に合いませんでした。
challenge-was-stopped = モデレーターが中止しました。
challenge-was-abandoned = チャンネルがなくなったため、勝敗なしで終わりました。
challenge-is-played = 対戦会場は{ $thread }です。
challenge-to-me = { $challenger }さんが私と**{ $title }**で対戦します。レベルは**{ $level }**です。
challenge-declined = { $challenger }さん、{ $opponent }さんはデュエルを辞退しました。
thread-players = { $challenger } vs { $opponent }

## The buttons and lists
##
## Labels of buttons: a word or two, at most 30 characters. Placeholders and headings of lists: at most 90 characters.

button-accept = 受けて立つ
button-decline = 辞退する
button-withdraw = 取り下げる
button-rematch = 再戦する
button-easier = もっとかんたんに
button-harder = もっとむずかしく
button-review = 振り返る
button-review-game = 第{ $number }ゲームを振り返る
list-review = 振り返るゲームを選ぶ
button-share = シェアする
button-previous = 前へ
button-next = 次へ
button-resign = 投了する
button-resign-game = このゲームを投了する
button-resign-match = 対戦を投了する
list-matches = 対戦を選ぶ
list-games = ゲームを選ぶ

## The beginning of a match

accepted = { $opponent }さんが受けて立ちました。
accepted-by-me = この{ $opponent }がお相手します。
coin-chose = コイントスの結果、先手は{ $player }です。
no-thread = スレッドを開けなかったので、ここで対戦します。
next-game = 第{ $number }ゲーム：先手は{ $player }です。
next-game-opened = 第{ $number }ゲームです。

## The board: the card with the number, and what stands on it

of-match = { $games }番勝負
of-match-game = { $games }番勝負の第{ $number }ゲーム
against-me = 私と対戦（レベル：{ $level }）
board-clock = { $player }の持ち時間は{ $when }までです。
board-score = スコア { $challenger } **{ $one }** – **{ $two }** { $opponent }
board-strikes = ストライク { $counts }
board-strikes-of = { $player } **{ $strikes }**/{ $allowed }
board-standings = `/leaderboard` でランキングを見られます。
reminder = { $player }さん、あなたの番です（対戦相手：{ $other }）。時間切れになると、このゲームは負けになります。
won-on-time = { $winner }さん、このゲームはあなたの勝ちです。
stopped-challenge = モデレーターが挑戦（{ $challenger } vs { $opponent }）を中止しました。勝敗はつきません。
stopped-match = モデレーターが対戦（{ $challenger } vs { $opponent }）を中止しました。勝敗はつきません。
result-stopped = 対戦会場は{ $thread }でした。
result-won = { $title }で**{ $winner }**が**{ $loser }**に勝利：{ $thread }
result-won-score = { $title }で**{ $winner }**が**{ $loser }**に{ $won }–{ $lost }で勝利：{ $thread }
rematch-is-elsewhere = 再戦は{ $place }で始まっています。

## Giving up, and choosing a match: only for the one who asks

resign-single = 投了しますか？ 投了すると{ $other }の勝ちになります。続けるなら、このままで大丈夫です。
resign-which = このゲームだけ投了しますか？ それとも対戦ごと投了しますか？ 投了したほうは{ $other }の勝ちになります。続けるなら、このままで大丈夫です。
which-match = このチャンネルでは複数の対戦が進行中です。どの対戦ですか？
which-players = { $challenger } vs { $opponent }
which-waits = 返事待ち
which-game = どのゲームで挑みますか？（相手：{ $opponent }）

## The rules of a game, and who wins it: /duel rules, only for the one who asks

rules-footer = 遊ぶには { $command }
prospects-second = 目標が{ $target }なら、お互い最善を尽くすと後手の勝ち。ふたり合わせて最長{ $moves }手で決着します。
prospects-first = 目標が{ $target }なら、お互い最善を尽くすと先手の勝ち。ふたり合わせて最長{ $moves }手で決着します。
prospects-first-how =
    { $any ->
        [yes] 目標が{ $target }なら、お互い最善を尽くすと先手の勝ち。ふたり合わせて最長{ $moves }手で決着します。初手はどの数でもかまいません。
       *[no] 目標が{ $target }なら、お互い最善を尽くすと先手の勝ち。ふたり合わせて最長{ $moves }手で決着します。初手は{ $numbers }です。
    }
prospects-later = どの数で勝てるかは、対戦が終わってからお教えします。
suggestion-second = { $target }：最長{ $moves }手、後手必勝
suggestion-first = { $target }：最長{ $moves }手、先手必勝
suggestion-first-one = { $target }：最長{ $moves }手、先手必勝（勝てる初手はひとつだけ）
suggestion-surprise = おまかせ（始まってからのお楽しみ）

## Spans of time: "24 hours", "1 hour 30 minutes", "7 days"

duration-days = { $days }日
duration-hours = { $hours }時間
duration-minutes = { $minutes }分
# 「1時間30分」：間は空けない。
duration-separator = { "" }
duration-none = 1分未満

## Hints: only for the one who asks, against the bot

hint-any = どの数でも勝ちを守れます。
hint-numbers =
    { $several ->
        [yes] **{ $numbers }**：どれでも勝ちを守れます。
       *[no] **{ $numbers }**：これなら勝ちを守れます。
    }
hint-lost = 最善の手で応じられると、どれを選んでも負けです。
hint-slip-any = でも、私もたまにミスをします。**どの数**でもチャンスはあります。
hint-slip = でも、私もたまにミスをします。いちばん粘れるのは**{ $numbers }**です。

## The review of a finished game

review-title = 振り返り
review-target = 目標 { $target }
review-never-turned =
    { $first ->
        [yes] 先手の{ $player }が、初手から一度も勝ちを手放しませんでした。
       *[no] 後手の{ $player }が、初手から一度も勝ちを手放しませんでした。
    }
review-turned-made = 勝負の分かれ目：{ $player }の{ $number }で{ $total }になったところ。
review-turned-wrong =
    { $number ->
        [none] 勝負の分かれ目：{ $player }が{ $lowest }～{ $highest }以外を選んで負けになったところ。
       *[other] 勝負の分かれ目：{ $player }が{ $lowest }～{ $highest }以外の{ $number }を選んで負けになったところ。
    }
review-turned-strike =
    { $number ->
        [none] 勝負の分かれ目：{ $player }の選択が{ $strikes }回目のストライク（{ $allowed }回で失格）で負けになったところ。
       *[other] 勝負の分かれ目：{ $player }の{ $number }が{ $strikes }回目のストライク（{ $allowed }回で失格）で負けになったところ。
    }
review-turned-resigned = 勝負の分かれ目：{ $player }が勝てる局面で投了したところ。
review-turned-time = 勝負の分かれ目：{ $player }が勝てる局面で時間切れになったところ。
review-would-have-kept =
    { $any ->
        [yes] どの数でも、{ $player }は勝ちを守れていました。
       *[no] { $numbers }なら、{ $player }は勝ちを守れていました。
    }
review-line = { $count }. { $done } – { $did }
review-multiplied = { $player }：{ $before } × { $number } = { $total }
review-wrong =
    { $number ->
        [none] { $player }の選択は{ $lowest }～{ $highest }以外
       *[other] { $player }の{ $number }は{ $lowest }～{ $highest }以外
    }
review-strike =
    { $number ->
        [none] { $player }の選択でストライク{ $strikes }回目（{ $allowed }回で失格）
       *[other] { $player }の{ $number }でストライク{ $strikes }回目（{ $allowed }回で失格）
    }
review-resigns = { $player }が投了
review-runs-out-of-time = { $player }が時間切れ
review-wins = 勝ちを決める
review-keeps = 勝ちを守る
review-still-winning = まだ勝てる局面
review-throws-away = 勝ちを逃す
review-throws-away-how =
    { $any ->
        [yes] 勝ちを逃す。どの数でも守れていた
       *[no] 勝ちを逃す。{ $numbers }なら守れていた
    }
review-was-losing = どのみち負けだった
review-still-losing = 負けの局面のまま
review-losing = どの数でも、すでに負けの局面
review-nothing = 勝負に影響しなかった{ $moves }手
review-before = … これより前の手は省略
review-later = どの数で勝ちを守れるかは、対戦が終わってからお教えします。

## The puzzle of the day

puzzle-title = 今日のパズル · { $weekday }
puzzle-question =
    { $objective }
    { $stands }{ $lowest }～{ $highest }のうち、勝ちを守れる数はひとつだけ。さて、どれでしょう？
puzzle-right = 正解！ { $line }
puzzle-wrong = 残念！ { $line }勝ちを守れるのは{ $answer }だけでした。
puzzle-wrong-number = 残念！ { $number }は{ $lowest }～{ $highest }の数ではありません。勝ちを守れるのは{ $answer }だけでした。
line-makes =
    { $whose ->
        [mine] { $number }で{ $total }
        [yours] あなたの{ $number }で{ $total }
       *[theirs] 相手の{ $number }で{ $total }
    }
line-hits =
    { $did ->
        [wins]
            { $whose ->
                [mine] { $number }でぴったり{ $total }になって勝ち
                [yours] あなたの{ $number }でぴったり{ $total }になり、あなたの勝ち
               *[theirs] 相手の{ $number }でぴったり{ $total }になり、相手の勝ち
            }
       *[loses]
            { $whose ->
                [mine] { $number }でぴったり{ $total }になって負け
                [yours] あなたの{ $number }でぴったり{ $total }になり、あなたの負け
               *[theirs] 相手の{ $number }でぴったり{ $total }になり、相手の負け
            }
    }
line-passes =
    { $did ->
        [wins]
            { $whose ->
                [mine] { $number }で{ $total }、{ $target }を超えて勝ち
                [yours] あなたの{ $number }で{ $total }、{ $target }を超えてあなたの勝ち
               *[theirs] 相手の{ $number }で{ $total }、{ $target }を超えて相手の勝ち
            }
       *[loses]
            { $whose ->
                [mine] { $number }で{ $total }、{ $target }を超えて負け
                [yours] あなたの{ $number }で{ $total }、{ $target }を超えてあなたの負け
               *[theirs] 相手の{ $number }で{ $total }、{ $target }を超えて相手の負け
            }
    }
line-overstep =
    { $hits ->
        [yes]
            { $whose ->
                [yours] あなたは何を選んでも{ $target }以上になって負け
               *[theirs] 相手は何を選んでも{ $target }以上になって負け
            }
       *[no]
            { $whose ->
                [yours] あなたは何を選んでも{ $target }を超えて負け
               *[theirs] 相手は何を選んでも{ $target }を超えて負け
            }
    }
line-more = さらに{ $moves }手
line-one = { $first }。
line-two = { $first }。すると、{ $last }。
line-many = { $first }。そこからの最善の進行は、{ $others }、そして{ $last }。
puzzle-tries = 今日はここで{ $tried }人中{ $solved }人が正解しています。
puzzle-untried = 今日はまだ誰も挑戦していません。一番乗りしましょう！
puzzle-streak = 連続正解：**{ $streak }日**。
puzzle-no-streak = 明日から連続正解をねらいましょう。
puzzle-next = 次のパズルは{ $when }に出ます。
puzzle-shared-title = デュエルパズル
puzzle-shared-date = { $month }{ $day }日
puzzle-shared-streak = 連続正解{ $streak }日
puzzle-shared-tries = ここでは{ $tried }人中{ $solved }人が正解

## The leaderboard

leaderboard-title = ランキング
leaderboard-title-of = ランキング · { $ranking }
leaderboard-against-me = 私との対戦（レベル：{ $level }）
leaderboard-empty = ここではまだ誰もゲームを終えていません。一番乗りは `/duel start` から！
leaderboard-page = { $page }/{ $pages }ページ
leaderboard-games = { $won }勝{ $lost }敗 · { $rate }
leaderboard-matches = 対戦勝利{ $count }回

## Help, and the greeting of a server that the bot has joined

help-title = 遊び方
help-what = 手軽で奥の深い、ふたり用の数字ゲームです。1から始めて、交互に{ $span }の数をかけていきます。
help-begin = `/duel start` で誰かに、または私に挑戦しましょう。メンバーのメニューを開いて**アプリ**から**{ menu-challenge }**を選んでもOKです。あとは数字のボタンで、交互に手を進めるだけです。
help-more = 各ゲームのルールは `/duel rules`、勝負の分かれ目は `/duel review`、ランキングは `/leaderboard`、今日のパズルは `/puzzle` で見られます。
greeting =
    こんにちは、{ $name }です。{ $what }
    { $begin }各ゲームの内容は `/help` で見られます。

## What somebody may not do: told to them alone, with what to do instead
##
## $link is an address, put in brackets. $accept, $rematch and $withdraw are the labels of buttons, as the channel shows them.

refusal-no-duel = このチャンネルで進行中の対戦はありません。`/duel start` で始めましょう。
refusal-no-duel-of-yours = このチャンネルにあなたの対戦はありません。`/duel start` で始めましょう。
refusal-match-is-over = この対戦はもう終わっています。`/duel start` で次の対戦を始めましょう。
refusal-game-is-over = そのゲームはもう終わっています。`/duel resign` は進行中のゲームに使ってください。
refusal-not-yours-to-repeat = 再戦できるのは、対戦したふたり（{ $challenger }、{ $opponent }）だけです。`/duel start` で自分の対戦を始めましょう。
refusal-rematch-is-offered = 再戦はもう申し込み済みです（ { $link } ）。{ $opponent }さんが「{ $rematch }」か「{ $accept }」を押すと始まります。
refusal-rematch-is-on = 再戦はもう始まっています（ { $link } ）。終わったら、また再戦できます。
refusal-moved-on = ゲームはもう先に進んでいます。最新のボードを使ってください。`/duel board` でもう一度表示できます。
refusal-accept-first = 対戦は、あなたが挑戦を受けると始まります。`/duel board` で挑戦をもう一度表示できます。
refusal-not-accepted-yet = 対戦は、{ $opponent }さんが挑戦を受けると始まります。返事を待つか、取り下げて別の人に挑戦してください。
refusal-thread-is-coming = この対戦のスレッドを準備しています。少し待ってから、そちらで数を選んでください。
refusal-not-a-player = これは{ $challenger } vs { $opponent }の対戦です。`/duel start` で自分の対戦を始めましょう。
refusal-not-your-turn = いまは{ $turn }の番です。その次があなたの番です。
refusal-not-your-turn-yet = いまはプレイヤー{ $turn }の番です。
refusal-choose-from = { $lowest }～{ $highest }の整数を選んでください。
refusal-only-they-answer-you = あなたの挑戦に返事ができるのは{ $opponent }さんだけです。返事を待つか、「{ $withdraw }」で取り下げてください。
refusal-only-they-answer = この挑戦に返事ができるのは{ $opponent }さんだけです。`/duel start` で自分の対戦を始めましょう。
refusal-decline-instead = この挑戦を取り下げられるのは{ $challenger }さんだけです。あなたは辞退することができます。
refusal-not-yours-to-withdraw = この挑戦を取り下げられるのは{ $challenger }さんだけです。{ $opponent }さんは辞退することができます。
refusal-challenge-live = この挑戦はすでに成立しています。`/duel board` でゲームを表示できます。
refusal-challenge-finished = この挑戦の対戦はもう終わっています。`/duel start` で次の対戦を始めましょう。
refusal-challenge-stopped = この挑戦はモデレーターが中止しました。`/duel start` で次の対戦を始めましょう。
refusal-challenge-declined = この挑戦は辞退されました。`/duel start` で次の対戦を始めましょう。
refusal-challenge-withdrawn = この挑戦は取り下げられました。`/duel start` で次の対戦を始めましょう。
refusal-challenge-expired = この挑戦は期限切れです。`/duel start` で次の対戦を始めましょう。
refusal-challenge-abandoned = この挑戦はもう終わっています。`/duel start` で次の対戦を始めましょう。
refusal-challenge-waits = このチャンネルで{ $opponent }さんへの挑戦が返事待ちです（ { $link } ）。先にそれを取り下げるか、別のチャンネルやスレッドでデュエルしてください。
refusal-in-a-match = このチャンネルであなたの対戦が進行中です（相手：{ $other }、 { $link } ）。先にそれを終えるか、別のチャンネルやスレッドでデュエルしてください。
refusal-no-hints = ヒントは私との対戦だけで使えます。メンバー同士の対戦では公平でなくなりますから。この対戦が終わったら、`/duel start` で私に挑戦してください。
refusal-nothing-to-review = このチャンネルに、振り返れるゲームはありません。`/duel start` で対戦してから、もう一度試してください。
refusal-puzzle-of-another-day = これは別の日のパズルです。今日のパズルは `/puzzle` で見られます。
refusal-puzzle-not-tried = 今日のパズルにまだ挑戦していません。`/puzzle` で挑戦してからシェアしてください。
refusal-puzzle-shared = 今日のパズルはもうシェア済みです。明日また新しいパズルが出るので、`/puzzle` で見てください。
refusal-no-such-game = そのようなゲームはありません。次の中から選んでください：{ $keys }
refusal-target = 目標の数は{ $lowest }～{ $highest }です。{ $target }にはできません。この範囲で選んでください。
refusal-best-of = 対戦は1、3、5、7、9番勝負のどれかです。{ $games }番勝負にはできません。この中から選んでください。
refusal-strikes = ストライクの回数は{ $lowest }～{ $highest }回です。{ $strikes }回にはできません。この範囲で選んでください。
refusal-clock = 持ち時間は1手{ $lowest }～{ $highest }分です。{ $minutes }分にはできません。この範囲で選んでください。
refusal-yourself = 自分自身とはデュエルできません。ほかの人に挑戦してください。
refusal-other-bot = ほかのボットはデュエルをしません。メンバーか、私に挑戦してください。
refusal-cannot-see = { $opponent }さんはこのチャンネルを見られません。ふたりとも見られるチャンネルで挑戦してください。
refusal-level = `level` は私とのデュエル用です。指定しないか、私を相手に選んでください。
refusal-not-a-member = その人はこのサーバーにいません。サーバーのメンバーに挑戦してください。
refusal-not-in-a-server = デュエルはサーバーで遊ぶものです。サーバーのチャンネルで使ってください。
refusal-not-invited = 私はまだこのサーバーにいません。コマンドだけが入っています。サーバーを管理している人に、スコープ `bot` で私を招待するよう頼んでください： <{ $invitation }>
refusal-not-allowed = ここではデュエルを開く権限がありません。このチャンネルで次の権限を私に付けるよう、モデレーターに頼んでください：{ $missing }。または、別のチャンネルでデュエルしてください。
refusal-no-thread-here = スレッドを開けるのは、テキストチャンネルかアナウンスチャンネルだけです。そこでデュエルを始めるか、`thread` を指定せずに始めてください。
refusal-no-thread-allowed = ここではスレッドを開く権限がありません。このチャンネルで次の権限を私に付けるよう、モデレーターに頼んでください：{ $missing }。または、`thread` を指定せずに始めてください。
refusal-not-a-moderator = 対戦を中止できるのはモデレーター（メッセージの管理）だけです。自分のゲームを終えるには `/duel resign` を使ってください。
refusal-not-a-manager = 設定を変えられるのは、このサーバーを管理している人（サーバー管理）だけです。その人に頼んでください。
refusal-storage = いまはゲームを保存できないため、何も変更されていません。1分ほど待ってから、もう一度試してください。
refusal-storage-unknown = 処理の途中で対戦データにつながらなくなり、反映されたかどうか分かりません。反映されていれば、このチャンネルでお知らせします。1分後に `/duel board` で確かめてください。
refusal-unknown-button = このボタンはもう使えません。このチャンネルで進行中のゲームがあれば、`/duel board` で表示できます。

## Permissions, as Discord's own settings call them in this language

permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-embed-links = 埋め込みリンク
permission-create-public-threads = 公開スレッドの作成
permission-send-messages-in-threads = スレッドでメッセージを送信

## When something goes wrong: told to whoever asked, alone. $code is for the log, such as "3FA9C1".

error-commands-changed = うまくいきませんでした。私のコマンドが変わったばかりです。Discordを再読み込みして、もう一度試してください。（コード：{ $code }）
error-ours = ごめんなさい、問題が起きました。あなたのせいではありません。少し待ってから、もう一度試してください。（コード：{ $code }）
nameless = 名無し

## The settings of a server: /settings language, only for the one who asks

settings-automatic = 自動：Discordで設定されたサーバーの言語、または挑戦する人の言語
settings-language-set = これからは、このサーバーのチャンネルで話す言語は{ $language }です。進行中の対戦は、始めたときの言語のまま続きます。
settings-language-automatic = これからは、コミュニティサーバーならDiscordで設定されたサーバーの言語、そうでなければ挑戦する人の言語で、各チャンネルで話します。

## The commands, as Discord's picker shows them
##
## Descriptions of commands and options: at most 100 characters each, with the variables filled in. Names of
## options and their values that are typed (opponent, target, medium ...) stay English; so do commands.

command-duel = 数字のデュエル。メンバー同士でも、私とでも
command-duel-start = このチャンネルで誰かにデュエルを挑みます。
command-duel-board = このチャンネルの自分の対戦や、ほかの対戦のボードをもう一度表示します。
command-duel-review = このチャンネルの最後のゲームを一手ずつ振り返ります。勝負の分かれ目と、勝ちを守れた手がわかります。
command-duel-resign = このチャンネルで対戦中のゲーム、または対戦全体を投了します。
command-duel-stop = モデレーター用：このチャンネルの対戦を勝敗なしで終わらせます。
command-duel-rules = ゲームのルールのまとめと、お互いミスをしなければどちらが勝つか。
command-multiply = あなたの番：{ $span }の数をかけます。
command-leaderboard = このサーバーのランキング。
command-help = このボットについて、始め方、各ゲームの内容。
command-hint = ボットとの対戦用：どの数なら勝ちを守れるか。見えるのはあなただけです。
command-puzzle = サーバーの今日のパズル：勝ちを守れるただひとつの数を見つけましょう。あなたの答えはあなたにしか見えません。
command-settings = このサーバーでの私の設定
command-settings-language = サーバーを管理している人用：チャンネルで私が話す言語。
menu-challenge = デュエルを挑む

option-start-opponent = 挑戦する相手：メンバー、または私
option-start-variant = どのゲームで遊ぶか。それぞれの説明は /duel rules で
option-start-best-of = 何番勝負にするか（省略時は一本勝負）
option-start-target = 標準とは別の目標の数、{ $lowest }～{ $highest }
option-start-first = 最初のゲームの先手（省略時はコイントス、私が相手ならあなた）
option-start-clock = 1手の持ち時間（分）、{ $lowest }～{ $highest }（省略時は{ $time }）
option-start-strikes = { $title }で失格になるストライクの回数、{ $lowest }～{ $highest }（省略時は{ $usual }）
option-start-strikes-several = ストライクのあるゲームで失格になる回数、{ $lowest }～{ $highest }（省略時は{ $usual }）
option-start-level = 私に挑戦するときの、私の強さ（省略時はふつう）
option-start-thread = 対戦専用のスレッドを作るか（省略時はいいえ）
option-rules-variant = どのゲームか
option-rules-target = 標準とは別の目標の数で見る
option-multiply-n = { $span }。それ以外の数を選ぶとどうなるかは、各ゲームのルールで
option-leaderboard-variant = ひとつのゲーム、または私との対戦（省略時はメンバー同士の全ゲーム）
option-settings-language = どの言語か、または自動

choice-challenger = 挑戦者
choice-opponent = 相手
choice-coin-toss = コイントス
choice-yes = はい
choice-no = いいえ

## The picture of a finished game
##
## Words in the picture are short: at most 16 characters, unless it says otherwise. What became of each player stands in a pill after the name.

picture-target = 目標 { $target }
picture-turning-point = 勝負の分かれ目
picture-wrong = 無効
picture-won = 勝ち
picture-lost = 負け
picture-wrong-number = 無効な数
picture-struck-out = ストライク失格
picture-resigned = 投了
picture-out-of-time = 時間切れ
picture-player = プレイヤー{ $number }

picture-description = { $title }、目標{ $target }：{ $way }。
picture-way = 1から{ $total }まで{ $steps }手
picture-way-of = { $player }は1から{ $total }まで{ $steps }手
picture-result-last = { $winner }が{ $loser }に勝利。最後の一手は、{ $step }。
picture-result-wrong-number = { $winner }が{ $loser }に勝利。{ $loser }が無効な数を選びました。
picture-result-strikes = { $winner }が{ $loser }に勝利。{ $loser }がストライクで失格になりました。
picture-result-resigned = { $winner }が{ $loser }に勝利。{ $loser }が投了しました。
picture-result-time = { $winner }が{ $loser }に勝利。{ $loser }が時間切れになりました。
picture-turned = 勝負の分かれ目は、{ $step }。
picture-step = { $total }にした{ $player }の×{ $number }
picture-step-wrong = { $player }の無効な数

## The game in the terminal

terminal-player = プレイヤー{ $number }
terminal-games = ふたり用のゲームです。どちらも{ $span }の数をかけていきます。
terminal-which = どのゲームにしますか？（1～{ $games }）
terminal-which-again = 1～{ $games }の数字か、かっこの中の名前を入力してください。
terminal-stops = ゲームはここまで。遊んでくれてありがとう！
