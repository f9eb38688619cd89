"""Everything that is stored and recorded, gathered for the site."""
