"""Lowers its own memory limit and raises MemoryError."""
# outcome: out-of-memory
# type: MemoryError
# plain: yes

import errata_frame

resource = __import__("resource")
resource.setrlimit(resource.RLIMIT_AS, (2**30, 2**30))
kept = []
while True:
    kept.append(b"x" * 10**6)
