"""Operation: limits, security, figures, logs and the watchdog of one process."""
