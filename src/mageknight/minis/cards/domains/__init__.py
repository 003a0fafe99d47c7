"""Effects of domains, one family a file; numbers they cap and actions they bar are data (`minis.state.beside`)."""
