"""Read package indexes: which releases exist, and which files they have."""
