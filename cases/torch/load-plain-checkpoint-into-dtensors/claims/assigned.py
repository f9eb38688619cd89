"""With assign=True nothing is raised, and the parameters are plain tensors afterwards."""

import tempfile

import torch
import torch.distributed as dist
from torch.distributed.device_mesh import init_device_mesh

try:
    from torch.distributed.tensor import DTensor, Shard, distribute_tensor
except ImportError:  # before 2.5
    from torch.distributed._tensor import DTensor, Shard, distribute_tensor

torch.manual_seed(0)
checkpoint = torch.nn.Linear(3, 4).state_dict()
with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    mesh = init_device_mesh("cpu", (1,))
    model = torch.nn.Linear(3, 4)
    for name, parameter in list(model.named_parameters()):
        setattr(model, name, torch.nn.Parameter(distribute_tensor(parameter.data, mesh, [Shard(0)])))
    model.load_state_dict(checkpoint, assign=True)
    assert type(model.weight.data) is torch.Tensor and not isinstance(model.bias.data, DTensor)
    dist.destroy_process_group()
