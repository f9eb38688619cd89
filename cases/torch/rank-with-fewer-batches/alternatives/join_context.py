"""`with model.join():` of DistributedDataParallel lets ranks have different numbers of batches."""

import os
import tempfile

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch import nn
from torch.nn.parallel import DistributedDataParallel


def train(rank, file):
    dist.init_process_group("gloo", init_method=f"file://{file}", rank=rank, world_size=2)
    torch.manual_seed(0)
    model = DistributedDataParallel(nn.Linear(1, 1))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    own = torch.linspace(-1, 1, 18)[:, None].split(2)[rank::2]
    with model.join():
        for x in own:
            optimizer.zero_grad()
            nn.functional.mse_loss(model(x), 3 * x).backward()
            optimizer.step()
    dist.barrier()
    dist.destroy_process_group()
    return len(own), model.module.weight.detach()[0, 0]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "group")
        other = mp.get_context("fork").Process(target=train, args=(1, file), daemon=True)
        other.start()
        count, result = train(0, file)
        other.join(20)
    assert count == 5 and result.isfinite()
    assert other.exitcode == 0
