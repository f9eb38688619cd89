# releases: >=2.15
"""Shared memory that is larger than /dev/shm is refused before anything is written."""

import os

import torch

room = os.statvfs("/dev/shm")
try:
    torch.UntypedStorage._new_shared(room.f_blocks * room.f_frsize + 2**20)
except RuntimeError as error:
    assert "unable to allocate shared memory(shm) for file" in str(error)
else:
    raise AssertionError("nothing was raised")
