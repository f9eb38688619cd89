# releases: >=2.5
"""set_model_state_dict spreads the tensors of a whole checkpoint."""

import tempfile

import torch
import torch.distributed as dist
from torch.distributed.checkpoint.state_dict import StateDictOptions, set_model_state_dict
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
    options = StateDictOptions(full_state_dict=True)
    set_model_state_dict(model, dict(checkpoint), options=options)
    assert isinstance(model.weight.data, DTensor)
    result = model.weight.data.to_local()
    dist.destroy_process_group()

assert torch.equal(result, checkpoint["weight"])
