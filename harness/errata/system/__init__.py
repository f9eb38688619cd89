"""Files, locks, temporary folders and child processes that leave nothing behind."""
