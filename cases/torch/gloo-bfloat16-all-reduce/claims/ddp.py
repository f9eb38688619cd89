"""DistributedDataParallel over a bfloat16 model fails when it is made; over a float32 model under autocast it trains."""

import tempfile

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel

with tempfile.TemporaryDirectory() as folder:
    dist.init_process_group("gloo", store=dist.FileStore(folder + "/store", 1), rank=0, world_size=1)
    try:
        DistributedDataParallel(torch.nn.Linear(2, 2).to(torch.bfloat16))
    except RuntimeError as error:
        assert "Invalid scalar type" in str(error), error
    else:
        raise AssertionError("nothing was raised")

    model = DistributedDataParallel(torch.nn.Linear(2, 2))
    with torch.autocast("cpu", dtype=torch.bfloat16):
        output = model(torch.ones(1, 2))
    assert output.dtype == torch.bfloat16
    output.float().sum().backward()
    assert model.module.weight.grad.tolist() == [[1, 1], [1, 1]]
