"""One room per command."""
