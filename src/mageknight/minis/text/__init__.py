"""The miniatures game in words: commands, events and views as messages, answers that are typed, the order of the log."""
