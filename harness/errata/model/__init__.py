"""The vocabulary: frozen data and pure functions, standard library only."""
