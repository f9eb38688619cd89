# releases: >=2.5
"""A list of parameters of which some are sharded is refused by clip_grad_norm_ and by AdamW(foreach=True) as aten._foreach_…; AdamW(foreach=False) takes it."""

import tempfile

import torch
import torch.distributed as dist
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor import Replicate, distribute_tensor

torch.manual_seed(0)
with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    mesh = init_device_mesh("cpu", (1,))
    sharded = torch.nn.Parameter(distribute_tensor(torch.ones(4), mesh, [Replicate()]))
    plain = torch.nn.Parameter(torch.ones(2))
    sharded.grad = distribute_tensor(torch.ones(4), mesh, [Replicate()])
    plain.grad = torch.ones(2)
    for call in (
        lambda: torch.nn.utils.clip_grad_norm_([plain, sharded], 1.0, foreach=True),
        lambda: torch.optim.AdamW([plain, sharded], foreach=True).step(),
    ):
        try:
            call()
        except RuntimeError as error:
            assert "aten._foreach_" in str(error) and "got mixed torch.Tensor and DTensor" in str(error), error
        else:
            raise AssertionError("it passes")
    torch.optim.AdamW([plain, sharded], foreach=False).step()
    dist.destroy_process_group()
