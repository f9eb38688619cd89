"""Train in a process group on one GPU, with the settings of a machine that has two."""

import socket
from datetime import timedelta

import torch
import torch.distributed as dist
from torch import nn


def free_port():
    """Let the system choose a port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


SETTINGS = {"world_size": 2, "learning_rate": 0.1}

master = f"tcp://127.0.0.1:{free_port()}"
wait = timedelta(seconds=2)
dist.init_process_group("gloo", init_method=master, rank=0, world_size=SETTINGS["world_size"], timeout=wait)
torch.manual_seed(0)
model = nn.Linear(4, 1)
model(torch.randn(8, 4)).square().mean().backward()
for parameter in model.parameters():
    dist.all_reduce(parameter.grad)
    parameter.grad /= dist.get_world_size()
dist.destroy_process_group()

result = model.weight.grad
assert result.abs().sum() > 0
