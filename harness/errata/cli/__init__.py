"""The command line: one module per command group, exit codes in one place."""
