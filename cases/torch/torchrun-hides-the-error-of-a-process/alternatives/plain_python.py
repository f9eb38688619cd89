"""A process started by itself, as the only one of its group, ends with the error itself."""

import os
import socket

import torch
import torch.distributed as dist


def train():
    dist.init_process_group("gloo")
    try:
        torch.nn.Linear(6, 2)(torch.ones(3, 8))
    finally:
        dist.destroy_process_group()


with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    port = probe.getsockname()[1]
os.environ.update(RANK="0", LOCAL_RANK="0", WORLD_SIZE="1", MASTER_ADDR="127.0.0.1", MASTER_PORT=str(port))
try:
    train()
except RuntimeError as error:
    assert "mat1 and mat2 shapes cannot be multiplied (3x8 and 6x2)" in str(error)
else:
    raise AssertionError("nothing was raised")
