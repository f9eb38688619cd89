# releases: >=2.5
"""A plain tensor with one element is taken, with a warning: an embedding of one id passes, and of two fails."""

import tempfile
import warnings

import torch
import torch.distributed as dist
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor import DTensor, Replicate, distribute_tensor

torch.manual_seed(0)
with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    mesh = init_device_mesh("cpu", (1,))
    weight = distribute_tensor(torch.ones(4, 3), mesh, [Replicate()])
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        assert isinstance(torch.nn.functional.embedding(torch.tensor([1]), weight), DTensor)
    assert any("implicitly creating a replicated" in str(one.message) for one in seen)
    try:
        torch.nn.functional.embedding(torch.tensor([1, 2]), weight)
    except RuntimeError as error:
        assert "got mixed torch.Tensor and DTensor" in str(error)
    else:
        raise AssertionError("it passes")
    dist.destroy_process_group()
