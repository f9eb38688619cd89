"""Add up a number over two processes that use the same GPU."""

import os
import tempfile

import torch
import torch.distributed as dist
import torch.multiprocessing as mp

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def train(rank, file):
    backend = "nccl" if DEVICE == "cuda" else "gloo"
    dist.init_process_group(backend, init_method=f"file://{file}", rank=rank, world_size=2)
    x = torch.ones(1, device=DEVICE)
    dist.all_reduce(x)
    assert x.item() == 2.0
    dist.destroy_process_group()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        mp.spawn(train, args=(os.path.join(folder, "group"),), nprocs=2)
    result = 2.0
