"""The wrapper sends the buffers of rank 0 before each forward pass, in evaluation too; a rank then adds its batch."""

import os
import tempfile

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch import nn


def run(rank, file):
    dist.init_process_group("gloo", init_method=f"file://{file}", rank=rank, world_size=2)
    norm = nn.BatchNorm1d(1)
    model = nn.parallel.DistributedDataParallel(norm)

    def means():
        parts = [torch.empty(1) for _ in range(2)]
        dist.all_gather(parts, norm.running_mean)
        return [round(part.item(), 3) for part in parts]

    seen = []
    model(torch.full((4, 1), 10.0 + 10.0 * rank))
    seen.append(means())
    model(torch.full((4, 1), 10.0 + 10.0 * rank))
    seen.append(means())
    model.eval()
    with torch.no_grad():
        norm(torch.zeros(1, 1))
        seen.append(means())
        model(torch.zeros(1, 1))
    seen.append(means())
    dist.destroy_process_group()
    return seen


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "group")
        other = mp.get_context("fork").Process(target=run, args=(1, file), daemon=True)
        other.start()
        seen = run(0, file)
        other.join()
    assert seen == [[1.0, 2.0], [1.9, 2.9], [1.9, 2.9], [1.9, 1.9]], seen
