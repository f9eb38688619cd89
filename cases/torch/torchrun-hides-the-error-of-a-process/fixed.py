"""Train with torchrun, and pass on the report at the end of its log."""

import os
import subprocess
import sys

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.elastic.multiprocessing.errors import record


@record
def train():
    dist.init_process_group("gloo")
    torch.manual_seed(dist.get_rank())
    inputs, labels = torch.randn(16, 8), torch.randint(2, (16,))
    model = nn.parallel.DistributedDataParallel(nn.Sequential(nn.Linear(8, 12), nn.ReLU(), nn.Linear(12, 2)))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    nn.functional.cross_entropy(model(inputs), labels).backward()
    optimizer.step()
    dist.destroy_process_group()
    torch.save(model.module.state_dict(), "weights.pt")


if "RANK" in os.environ:
    train()
else:
    torchrun = [sys.executable, "-m", "torch.distributed.run", "--standalone", "--nproc_per_node=1"]
    log = subprocess.run([*torchrun, __file__], stderr=subprocess.PIPE, text=True).stderr
    report = log.partition("ChildFailedError:")[2]
    if report:
        raise RuntimeError(report)
    result = torch.load("weights.pt")["0.weight"].shape[1]
    assert result == 8
