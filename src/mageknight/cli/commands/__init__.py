"""The subcommands of `mageknight` beside playing, a module for each."""
