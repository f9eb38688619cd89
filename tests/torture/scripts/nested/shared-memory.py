"""Leaves shared memory of multiprocessing behind."""
# outcome: passed

import errata_frame
from multiprocessing import resource_tracker, shared_memory

block = shared_memory.SharedMemory("torture-left-block", create=True, size=10_000_000)
resource_tracker.unregister(block._name, "shared_memory")
