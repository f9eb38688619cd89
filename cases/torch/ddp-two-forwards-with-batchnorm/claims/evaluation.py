# releases: <2.12
"""In evaluation mode the same two passes fail too; without a buffer they do not."""

import tempfile

import torch
import torch.distributed as dist
from torch import nn

torch.manual_seed(0)
outcomes = []
with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    for norm in (nn.BatchNorm1d(8).eval(), nn.LayerNorm(8), nn.BatchNorm1d(8, track_running_stats=False)):
        model = nn.parallel.DistributedDataParallel(nn.Sequential(nn.Linear(4, 8), norm, nn.Linear(8, 1)))
        model.train(norm.training)
        loss = model(torch.randn(16, 4)).mean() - model(torch.randn(16, 4)).mean()
        try:
            loss.backward()
        except RuntimeError as error:
            assert "modified by an inplace operation" in str(error)
            outcomes.append("raised")
        else:
            outcomes.append("passed")
    dist.destroy_process_group()
assert outcomes == ["raised", "passed", "passed"], outcomes
