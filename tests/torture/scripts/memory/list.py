"""Allocates without end."""
# outcome: out-of-memory
# timeout: 60

import errata_frame

kept = []
while True:
    kept.append(b'x' * 10**7)
