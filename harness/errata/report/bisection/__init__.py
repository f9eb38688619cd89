"""A bisection: what was asked, which behaviours there are, and where they change."""
