# releases: >=2.5
"""Two processes with batches of their own: `[Replicate()]` and `full_tensor()` give each another gradient; `[Shard(0)]` and `grad_placements=[Partial()]` give both the sum, 6."""

import tempfile

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor import DTensor, Partial, Replicate, Shard, distribute_tensor


def train(rank, file):
    dist.init_process_group("gloo", init_method=f"file://{file}", rank=rank, world_size=2)
    mesh = init_device_mesh("cpu", (2,))
    x = torch.full((2, 4), 1.0 + rank)
    gradients = []
    for placement, product in (
        (Shard(0), lambda w: DTensor.from_local(x, mesh, [Replicate()], run_check=False) * w),
        (Shard(0), lambda w: x * w.full_tensor()),
        (Shard(0), lambda w: x * w.full_tensor(grad_placements=[Partial()])),
        (Replicate(), lambda w: DTensor.from_local(x, mesh, [Shard(0)], run_check=False) * w),
    ):
        weight = torch.nn.Parameter(distribute_tensor(torch.ones(4), mesh, [placement]))
        total = product(weight).sum()
        (total.full_tensor() if isinstance(total, DTensor) else total).backward()
        gradients.append(weight.grad.full_tensor()[-1 if rank else 0].item())
    both = [None, None]
    dist.all_gather_object(both, gradients)
    dist.destroy_process_group()
    return both


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        file = folder + "/group"
        other = mp.get_context("fork").Process(target=train, args=(1, file), daemon=True)
        other.start()
        first, second = train(0, file)
        other.join()
    assert first[:2] == [2.0, 2.0] and second[:2] == [4.0, 4.0], (first, second)
    assert first[2:] == second[2:] == [6.0, 6.0], (first, second)
