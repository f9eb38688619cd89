"""The type of the data of a parameter shows whether it is a DTensor."""

import tempfile

import torch
import torch.distributed as dist
from torch.distributed.device_mesh import init_device_mesh

try:
    from torch.distributed.tensor import DTensor, Replicate, distribute_tensor
except ImportError:  # before 2.5
    from torch.distributed._tensor import DTensor, Replicate, distribute_tensor

torch.manual_seed(0)
with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    mesh = init_device_mesh("cpu", (1,))
    layer = torch.nn.Linear(3, 4)
    assert type(layer.weight.data) is torch.Tensor
    layer.weight = torch.nn.Parameter(distribute_tensor(layer.weight.data, mesh, [Replicate()]))
    assert type(layer.weight.data) is DTensor
    dist.destroy_process_group()
