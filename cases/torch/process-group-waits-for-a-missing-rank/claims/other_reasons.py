"""Rank 0 has the same words if the other process died before it joined, and if it was given another port; that one says where it tried to connect."""

import os
import socket
from datetime import timedelta

import torch.distributed as dist


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def join(rank, port):
    master = f"tcp://127.0.0.1:{port}"
    try:
        dist.init_process_group("gloo", init_method=master, rank=rank, world_size=2, timeout=timedelta(seconds=1))
    except (RuntimeError, TimeoutError) as error:
        return str(error)
    return "nothing was raised"


words = join(0, free_port())
assert "clients joined" in words or words == "Socket Timeout"

died = os.fork()
if died == 0:
    os._exit(1)
assert join(0, free_port()) == words
os.waitpid(died, 0)

master, other = free_port(), free_port()
lost = os.fork()
if lost == 0:
    message = join(1, other)
    named = message.startswith("The client socket has timed out after ") and f"(127.0.0.1, {other})" in message
    os._exit(0 if named else 1)
assert join(0, master) == words
assert os.waitpid(lost, 0)[1] == 0
