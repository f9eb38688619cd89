"""After training on data of means 0 and 4 the averaged running mean is near 2 with `broadcast_buffers=False`, and near 0 by default."""

import os
import tempfile

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch import nn


def run(rank, file):
    dist.init_process_group("gloo", init_method=f"file://{file}", rank=rank, world_size=2)
    averages = []
    for broadcast in (True, False):
        norm = nn.BatchNorm1d(1)
        model = nn.parallel.DistributedDataParallel(norm, broadcast_buffers=broadcast)
        torch.manual_seed(0)
        for _ in range(60):
            model(torch.randn(256, 1) + 4.0 * rank)
        dist.all_reduce(norm.running_mean)
        averages.append(norm.running_mean.item() / 2)
    dist.destroy_process_group()
    return averages


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "group")
        other = mp.get_context("fork").Process(target=run, args=(1, file), daemon=True)
        other.start()
        by_default, separate = run(0, file)
        other.join()
    assert abs(by_default) < 0.4, by_default
    assert 1.8 < separate < 2.2, separate
