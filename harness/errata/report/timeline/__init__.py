"""What a case did over releases and dates."""
