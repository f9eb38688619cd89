"""The static site: the store and the record as pages that work offline."""
