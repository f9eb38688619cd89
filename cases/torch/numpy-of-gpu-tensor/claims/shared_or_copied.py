"""The array of a CPU tensor shares its memory; that of a GPU tensor's `.cpu()` is a copy."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

on_cpu = torch.ones(3)
array = on_cpu.numpy()
on_cpu[0] = 5
assert array.tolist() == [5, 1, 1]

on_gpu = torch.ones(3, device=DEVICE)
array = on_gpu.cpu().numpy()
on_gpu[0] = 5
assert array.tolist() == [1, 1, 1]
