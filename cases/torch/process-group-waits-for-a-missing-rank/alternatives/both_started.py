"""With the second process started, the group of two is made."""

import os
import socket
from datetime import timedelta

import torch
import torch.distributed as dist

with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    master = f"tcp://127.0.0.1:{probe.getsockname()[1]}"
child = os.fork()
rank = 1 if child == 0 else 0
dist.init_process_group("gloo", init_method=master, rank=rank, world_size=2, timeout=timedelta(seconds=30))
number = torch.tensor([rank + 1.0])
dist.all_reduce(number)
if rank == 1:
    os._exit(0 if number.item() == 3 else 1)
assert number.item() == 3
assert os.waitpid(child, 0)[1] == 0
