"""Text that is safe to show, and how counts, durations and differences are written."""
