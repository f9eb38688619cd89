"""After `destroy_process_group` the words are the same as before `init_process_group`."""

import torch.distributed as dist

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
assert dist.get_rank() == 0
dist.destroy_process_group()
assert not dist.is_initialized()
try:
    dist.get_rank()
except (RuntimeError, ValueError) as error:
    assert "Default process group has not been initialized" in str(error)
else:
    raise AssertionError("nothing was raised")
