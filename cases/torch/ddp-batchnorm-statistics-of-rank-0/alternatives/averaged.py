"""Train a model with batch normalisation on two ranks, each with its own buffers, and evaluate it with their average."""

import os
import tempfile

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch import nn


def train(rank, file):
    dist.init_process_group("gloo", init_method=f"file://{file}", rank=rank, world_size=2)
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8), nn.ReLU(), nn.Linear(8, 1))
    model = nn.parallel.DistributedDataParallel(model, broadcast_buffers=False)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    generator = torch.Generator().manual_seed(rank)
    for _ in range(5):
        x = torch.randn(16, 4, generator=generator)
        loss = nn.functional.mse_loss(model(x), x.sum(1, keepdim=True))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()

    for buffer in model.buffers():
        if buffer.is_floating_point():  # not the number of batches
            dist.all_reduce(buffer)
            buffer /= dist.get_world_size()
    model.eval()
    with torch.no_grad():
        output = model.module(torch.ones(1, 4))
    outputs = [torch.empty_like(output) for _ in range(2)]
    dist.all_gather(outputs, output)
    dist.destroy_process_group()
    return torch.cat(outputs).flatten()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "group")
        other = mp.get_context("fork").Process(target=train, args=(1, file), daemon=True)
        other.start()
        result = train(0, file)
        other.join()
    assert result[0] == result[1], "the ranks give different outputs for one input"
