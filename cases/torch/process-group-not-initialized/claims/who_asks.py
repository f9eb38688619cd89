"""A sampler, `DistributedDataParallel`, `get_rank`, `barrier` and `all_reduce` raise these words where no group was made."""

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data.distributed import DistributedSampler

for call in (
    lambda: DistributedSampler([1, 2]),
    lambda: DistributedDataParallel(torch.nn.Linear(2, 2)),
    dist.get_rank,
    dist.barrier,
    lambda: dist.all_reduce(torch.ones(1)),
):
    try:
        call()
    except (RuntimeError, ValueError) as error:
        assert "Default process group has not been initialized" in str(error)
    else:
        raise AssertionError("nothing was raised")
