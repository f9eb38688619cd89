"""`get_rank`, `barrier` and `all_reduce` raise these words where no group was made."""

import torch
import torch.distributed as dist

for call in (dist.get_rank, dist.barrier, lambda: dist.all_reduce(torch.ones(1))):
    try:
        call()
    except (RuntimeError, ValueError) as error:
        assert "Default process group has not been initialized" in str(error)
    else:
        raise AssertionError("nothing was raised")
