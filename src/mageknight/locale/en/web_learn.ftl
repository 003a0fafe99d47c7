# Lessons in the browser: the card beside the table, the page of all lessons.

web-learn = Learn
web-learn-it = Learn it
web-learn-about = Short lessons on the real table. You do everything yourself, nothing can go wrong, and you can leave at any time and come back.
web-learn-games = Games
web-learn-minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
  }
web-learn-done = done
web-learn-begin = Begin
web-learn-again = Once more
web-lesson = Lesson
web-lesson-number = Lesson { $number } of { $count }
web-lesson-fold = Fold or unfold the lesson
web-lesson-progress = How far the lesson has come
web-lesson-leave = Leave
web-lesson-back = Back
web-lesson-next = Next
web-lesson-show = Show me
web-lesson-following = Next lesson
web-lesson-play = Now play
web-guided = Guided game
web-guide = Guide
web-guide-got-it = Got it
web-guide-quiet = No more of this
web-guide-take-back = Take it back
