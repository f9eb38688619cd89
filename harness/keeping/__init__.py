"""Keep what was seen: the committed record, expectations, measured costs."""
