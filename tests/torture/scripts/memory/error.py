"""Raises MemoryError."""
# outcome: out-of-memory
# type: MemoryError
# plain: yes

import errata_frame

bytearray(2**62)
