# releases: >=1.13
"""int16 is refused with "Invalid scalar type" by all_reduce and broadcast."""

import tempfile

import torch
import torch.distributed as dist

with tempfile.TemporaryDirectory() as folder:
    dist.init_process_group("gloo", store=dist.FileStore(folder + "/store", 1), rank=0, world_size=1)
    for call in (dist.all_reduce, lambda x: dist.broadcast(x, 0)):
        try:
            call(torch.ones(4, dtype=torch.int16))
        except RuntimeError as error:
            assert "Invalid scalar type" in str(error), error
        else:
            raise AssertionError("nothing was raised")
