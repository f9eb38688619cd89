"""Reserves address space without touching it."""
# outcome: passed
# plain: yes

import errata_frame
import mmap

kept = [mmap.mmap(-1, 2**36, flags=0x4022) for _ in range(10)]
