"""Find documented failures in a user's source code: nothing of it is run."""
