# releases: >=2.2
"""With two of three processes the message says "2/3 clients joined"."""

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
try:
    dist.init_process_group("gloo", init_method=master, rank=rank, world_size=3, timeout=timedelta(seconds=4))
except RuntimeError as error:
    if rank == 0:
        assert "waiting for clients. 2/3 clients joined." in str(error)
else:
    assert rank, "nothing was raised"
finally:
    if rank == 0:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    else:
        os._exit(0)
