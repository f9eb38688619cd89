"""Lock, build, look up and remove framework environments."""
