"""Touches more than there is, in one piece."""
# outcome: out-of-memory
# timeout: 60

import errata_frame

kept = bytearray(30 * 2**30)
for place in range(0, len(kept), 4096):
    kept[place] = 1
