"""Train one model for each part of a table, in two processes."""

import numpy as np
import torch
import torch.multiprocessing as mp
from torch import nn


def train(rank, parts, losses):
    torch.manual_seed(rank)
    model = nn.Linear(8, 1)
    inputs = torch.from_numpy(parts[rank])
    loss = model(inputs).pow(2).mean()
    loss.backward()
    losses[rank] = loss.detach()


if __name__ == "__main__":
    table = np.random.RandomState(0).rand(6, 8).astype("float32")
    parts = np.array_split(table, 1)
    losses = torch.zeros(2).share_memory_()
    mp.spawn(train, args=(parts, losses), nprocs=2)
    result = losses.clone()
    assert (result > 0).all()
