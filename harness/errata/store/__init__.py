"""Keep every outcome: one contract, several stores, and the committed record."""
