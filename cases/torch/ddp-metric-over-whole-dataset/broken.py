"""Evaluate on two ranks, each with its half of the data; the model is right for 90 of 100 samples."""

import os
import tempfile

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch.utils.data import DataLoader, TensorDataset
from torch.utils.data.distributed import DistributedSampler


def evaluate(rank, file):
    dist.init_process_group("gloo", init_method=f"file://{file}", rank=rank, world_size=2)
    labels = torch.arange(100) % 2
    scores = 2.0 * labels - 1.0
    scores[:10] *= -1  # ten are wrong
    data = TensorDataset(scores, labels)
    loader = DataLoader(data, batch_size=8, sampler=DistributedSampler(data, shuffle=False))
    correct = torch.zeros(())
    for x, y in loader:
        correct += ((x > 0).long() == y).sum()
    accuracy = correct / len(loader.dataset)
    dist.barrier()
    dist.destroy_process_group()
    return accuracy.item()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "group")
        other = mp.get_context("fork").Process(target=evaluate, args=(1, file), daemon=True)
        other.start()
        result = evaluate(0, file)
        other.join()
    assert abs(result - 0.9) < 1e-6, "the accuracy is %.2f, not 0.90" % result
