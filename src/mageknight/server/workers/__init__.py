"""Worker processes: whatever may take long is done there."""
