"""What to run: cases, the framework table, selection and the matrix of trials."""
