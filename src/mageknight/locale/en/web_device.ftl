# The device one plays on: the size of text and signs, the installed app, playing without a connection.

web-set-text-size = Size of text and signs
web-set-percent = { $size } %

web-offline = No connection to the server
web-offline-why = Every game is played on the server, also a game alone: it knows the rules, keeps what is hidden from everybody and saves each step. So nothing can be begun or continued until it answers.
web-offline-safe = What has been played is safe there. The page goes on by itself as soon as the server answers.
web-unreached = The server does not answer.
web-unloaded = This part of the page could not be loaded.
