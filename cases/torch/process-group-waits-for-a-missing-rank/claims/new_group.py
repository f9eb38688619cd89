# releases: <2.1
"""On 1.13 and 2.0 new_group is left by rank 0 with the words of the store based barrier, where rank 1 does not call it."""

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
    dist.new_group([0], timeout=timedelta(seconds=2))
except RuntimeError as error:
    assert str(error).startswith("Timed out initializing process group in store based barrier on rank: 0, for key: ")
    assert "store_based_barrier_key:2 (world_size=2, worker_count=1, timeout=0:00:02)" in str(error)
else:
    raise AssertionError("nothing was raised")
finally:
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
