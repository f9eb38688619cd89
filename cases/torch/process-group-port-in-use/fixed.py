"""Start a second job on a machine where one is running, on a port that is free."""

import os
import socket

import torch
import torch.distributed as dist

PORT = 29500  # every job of this project is given this port
try:
    another_job = dist.TCPStore("127.0.0.1", PORT, 1, True)  # listens, as a running job does
except RuntimeError:
    print("a job is really running")


def free_port():
    """Let the system choose a port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


os.environ["MASTER_ADDR"] = "127.0.0.1"
os.environ["MASTER_PORT"] = free_port()
dist.init_process_group("gloo", rank=0, world_size=1)
gradient = torch.ones(3)
dist.all_reduce(gradient)
dist.destroy_process_group()

result = gradient
assert result.tolist() == [1.0, 1.0, 1.0]
