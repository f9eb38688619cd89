# releases: >=2.2
"""On 2.2 and newer rank 0 makes a group of itself alone, whether rank 1 calls new_group or not."""

import os
import signal
import socket
from datetime import timedelta

import torch.distributed as dist

with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    master = f"tcp://127.0.0.1:{probe.getsockname()[1]}"
child = os.fork()
rank = 1 if child == 0 else 0
dist.init_process_group("gloo", init_method=master, rank=rank, world_size=2, timeout=timedelta(seconds=30))
if rank == 1:
    signal.pause()
try:
    assert dist.get_rank(dist.new_group([0], timeout=timedelta(seconds=2))) == 0
finally:
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
