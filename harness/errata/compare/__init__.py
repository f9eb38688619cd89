"""Judge results, and compare judgements of runs and releases."""
