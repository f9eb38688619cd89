"""Write a case: from what was captured, from an issue, or empty."""
