"""`empty_cache` frees no tensor, and an allocation that needs the cache gets it back without that call."""

import torch

MIB = 2**20
torch.cuda.set_per_process_memory_fraction(256 * MIB / torch.cuda.get_device_properties(0).total_memory)

kept = torch.empty(64 * MIB, dtype=torch.uint8, device="cuda")
freed = [torch.empty(32 * MIB, dtype=torch.uint8, device="cuda") for _ in range(4)]
del freed
assert torch.cuda.memory_allocated() == 64 * MIB
assert torch.cuda.memory_reserved() == 192 * MIB
large = torch.empty(160 * MIB, dtype=torch.uint8, device="cuda")
assert torch.cuda.memory_allocated() == 224 * MIB
del large
torch.cuda.empty_cache()
assert torch.cuda.memory_allocated() == 64 * MIB
assert torch.cuda.memory_reserved() == 64 * MIB
try:
    torch.empty(224 * MIB, dtype=torch.uint8, device="cuda")
except torch.cuda.OutOfMemoryError as error:
    assert "CUDA out of memory. Tried to allocate 224.00 MiB" in str(error), error
else:
    raise AssertionError("nothing was raised")
