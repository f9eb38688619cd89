"""One run: compared, arranged, and told in every format."""
