"""The second of two processes that both think they have rank 0 has the same words."""

import os
import signal
import socket
import time

import torch.distributed as dist

os.environ["MASTER_ADDR"] = "127.0.0.1"
os.environ["MASTER_PORT"] = "29500"
first = os.fork()
if first == 0:
    dist.init_process_group("gloo", rank=0, world_size=2)  # waits for rank 1
    os._exit(0)
while True:
    with socket.socket() as probe:
        if probe.connect_ex(("127.0.0.1", 29500)) == 0:
            break
    time.sleep(0.05)
try:
    dist.init_process_group("gloo", rank=0, world_size=2)
except RuntimeError as error:
    words = str(error).lower()
    assert "failed to listen" in words and "address already in use" in words
else:
    raise AssertionError("nothing was raised")
finally:
    os.kill(first, signal.SIGKILL)
    os.waitpid(first, 0)
