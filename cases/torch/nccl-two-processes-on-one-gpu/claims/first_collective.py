"""`init_process_group` passes, and the first collective raises."""

import os
import tempfile

import torch
import torch.distributed as dist
import torch.multiprocessing as mp

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def train(rank, file):
    dist.init_process_group("nccl", init_method=f"file://{file}", rank=rank, world_size=2)
    x = torch.ones(1, device=DEVICE)
    try:
        dist.all_reduce(x)
    except dist.DistBackendError as error:
        assert "ncclInvalidUsage" in str(error), str(error)
    else:
        raise AssertionError("nothing was raised")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        mp.spawn(train, args=(os.path.join(folder, "group"),), nprocs=2)
