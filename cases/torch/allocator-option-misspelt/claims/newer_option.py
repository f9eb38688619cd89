# releases: !=2.10.*,!=2.13.*
"""`per_process_memory_fraction` is unknown up to 2.9, and known from 2.11 on."""

import torch

release = tuple(map(int, torch.__version__.split(".")[:2]))
try:
    torch.cuda.memory._set_allocator_settings("per_process_memory_fraction:0.5")
except (RuntimeError, ValueError) as error:
    assert release < (2, 10)
    assert "Unrecognized CachingAllocator option: per_process_memory_fraction" in str(error)
else:
    assert release > (2, 10)
