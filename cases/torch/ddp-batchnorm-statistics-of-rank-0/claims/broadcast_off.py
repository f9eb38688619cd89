"""With `broadcast_buffers=False` each rank keeps the statistics of its own data."""

import os
import tempfile

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch import nn


def run(rank, file):
    dist.init_process_group("gloo", init_method=f"file://{file}", rank=rank, world_size=2)
    norm = nn.BatchNorm1d(1, momentum=0.5)
    model = nn.parallel.DistributedDataParallel(norm, broadcast_buffers=False)
    torch.manual_seed(0)
    for _ in range(10):
        model(torch.randn(256, 1) + 4.0 * rank)
    parts = [torch.empty(1) for _ in range(2)]
    dist.all_gather(parts, norm.running_mean)
    dist.destroy_process_group()
    return torch.cat(parts)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "group")
        other = mp.get_context("fork").Process(target=run, args=(1, file), daemon=True)
        other.start()
        means = run(0, file)
        other.join()
    assert means[0].abs() < 0.3 and (means[1] - 4.0).abs() < 0.3, means
