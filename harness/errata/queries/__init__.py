"""Answer questions about releases and runs: upgrade, bisect, history, compare, alerts."""
