# releases: >=2.7
"""A model of fully_shard refuses a checkpoint of plain tensors in the same words, and set_model_state_dict loads it."""

import tempfile

import torch
import torch.distributed as dist
import torch.distributed.fsdp
from torch.distributed.checkpoint.state_dict import StateDictOptions, set_model_state_dict
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor import DTensor

checkpoint = torch.nn.Linear(3, 4).state_dict()
with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    model = torch.distributed.fsdp.fully_shard(torch.nn.Linear(3, 4), mesh=init_device_mesh("cpu", (1,)))
    try:
        model.load_state_dict(checkpoint)
    except RuntimeError as error:
        assert "aten.copy_.default" in str(error) and "got mixed torch.Tensor and DTensor" in str(error), error
    else:
        raise AssertionError("it passes")
    set_model_state_dict(model, dict(checkpoint), options=StateDictOptions(full_state_dict=True))
    assert isinstance(model.weight.data, DTensor)
    assert torch.equal(model.weight.data.to_local(), checkpoint["weight"])
    dist.destroy_process_group()
