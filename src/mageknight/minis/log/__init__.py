"""The log of a battle: events as lines, a module for each subject. Nothing lists them: the package is walked."""
