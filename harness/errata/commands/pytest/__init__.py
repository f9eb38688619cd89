"""Cases as tests: what the pytest plugin is made of."""
