"""What accepting a run would write."""
