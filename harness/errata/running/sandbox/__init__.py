"""What a script may do to the machine: limits, what the machine offers for them, and the choice."""
