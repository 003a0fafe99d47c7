# The page about being told that a game waits, and the list of games that wait.

web-notices = When a game waits for you
web-notices-about = “When away” means: no key, pointer or touch for { $minutes } minutes, on any of your devices and whatever pages are open. For each game you are told once until you have moved.
web-notice-mode = { $channel }: when
web-notice-never = never
web-notice-away = when I am away
web-notice-always = always

web-notice-browser = Browser
web-notice-browser-about = Works while a page of this server is open in this browser, also in the background.
web-notice-browser-none = This browser cannot show notices.
web-notice-browser-denied = This browser refuses notices from this page. Allow them in its settings for this page.
web-notice-browser-ask = This browser has not been allowed yet to show notices.
web-notice-browser-allow = Allow notices here
web-notice-browser-ready = This browser may show notices.
web-notice-browser-trial = This is how a notice looks.

web-notice-email = E-mail
web-notice-email-address = E-mail address
web-notice-email-about = An e-mail asks first whether you want this. Every e-mail has a link that opens the game and one that ends these e-mails.
web-notice-email-use = Use this address
web-notice-email-sent = An e-mail is on its way to { $address }. Nothing else is sent there before you have followed its link.
web-notice-email-again = Send it again
web-notice-email-ready = E-mails go to { $address }.

web-notice-webhook = Webhook
web-notice-webhook-address = Address of the webhook
web-notice-webhook-about = For chat programs and programs of your own: a short message is posted to this address.
web-notice-webhook-use = Use this address
web-notice-webhook-ready = Messages go to { $address }.

web-notice-try = Try it
web-notice-tried = Sent.
web-notice-remove = Remove the address
web-notice-failed = The last notice failed ({ $when }): { $why }.

web-notice-confirm = E-mails about your games
web-notice-confirm-about = Somebody wants to be told by e-mail to your address when a game waits. If that is you, say so.
web-notice-confirm-yes = Yes, send me e-mails
web-notice-confirm-done = From now on e-mails go to { $address }.
web-notice-stop = No more e-mails
web-notice-stop-about = You will get no more e-mails about games that wait. You can choose otherwise in the settings at any time.
web-notice-stop-yes = End the e-mails
web-notice-stop-done = No more e-mails go to { $address }.
web-notice-lost = This link is incomplete. Copy the whole of it from the e-mail.

web-next-game = Next game
web-waiting-list = Games that wait for you
web-waiting-since = since { $when }
web-waiting = { $count ->
    [one] A game waits for you
   *[other] { $count } games wait for you
}
