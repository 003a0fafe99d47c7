# The device one plays on: the size of text and signs, the installed app, playing without a connection.

web-set-text-size = Size of text and signs
web-set-percent = { $size } %
