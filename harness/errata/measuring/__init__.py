"""Find out what trials do: keys, environments on demand, results, confirmation."""
