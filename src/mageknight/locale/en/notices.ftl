# How people are told, outside a page, that a game waits for them.

server-game-board = Board game
server-game-minis = Miniatures
server-game-demo = Kite Quarrel

server-notice-title = Your turn: { $table }
server-notice-turn = { $player }, it is your turn at “{ $table }” ({ $game }).
server-notice-letter =
    { $sentence }

    Open the game: { $open }

    You get one such e-mail for each game that waits, until you have moved.
    No more of these e-mails: { $stop }
    Sent by the game server { $base }
server-notice-confirm-title = Do you want e-mails about your games?
server-notice-confirm-letter =
    Somebody who plays at { $base } wants to be told by e-mail to this address when a game waits.

    If that was you, confirm it here within two days: { $link }

    If it was not you, do nothing: nothing more will come.
server-notice-trial = A trial
server-notice-trial-text = { $player }, this notice is only a trial: it has arrived.

## Why a notice did not arrive

server-notice-trouble-unreachable = nobody answers there
server-notice-trouble-insecure = no secure connection could be made
server-notice-trouble-slow = the answer took too long
server-notice-trouble-status = the answer was an error ({ $detail })
server-notice-trouble-redirect = the answer pointed to another address, and that is not followed ({ $detail })
server-notice-trouble-forbidden = the address leads into a private network, and this server’s host does not allow that
server-notice-trouble-mail-server = the mail server did not take it ({ $detail })
server-notice-trouble-recipient = the mail server knows no such address ({ $detail })
server-notice-trouble-unoffered = this server no longer offers this way
server-notice-trouble-error = something went wrong in the server

## Refusals

refusal-server-notice-address = This e-mail address cannot be used here.
refusal-server-notice-webhook = A webhook needs a plain address that begins with http:// or https://, without a name or password in it.
refusal-server-notice-webhook-port = Webhooks may not use port { NUMBER($port, useGrouping: 0) }: it belongs to another service.
refusal-server-notice-private = This address leads into a private network, and this server’s host does not allow that.
refusal-server-notice-unconfirmed = There is no confirmed address to send this to.
refusal-server-notice-not-sent = It could not be sent: { $detail }.
refusal-server-notice-unoffered-email = This server sends no e-mail: its host has not set “{ $setting }”.
refusal-server-notice-unoffered-webhook = This server sends no webhooks: its host has switched them off.
