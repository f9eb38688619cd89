"""The same seed gives other numbers on the GPU than on the CPU, and a generator of the GPU is refused for a draw on the CPU."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

on_cpu = torch.randn(4, generator=torch.Generator().manual_seed(0))
generator = torch.Generator(device=DEVICE).manual_seed(0)
on_gpu = torch.randn(4, generator=generator, device=DEVICE)
assert not torch.equal(on_cpu, on_gpu.cpu())
try:
    torch.randn(4, generator=generator)
except RuntimeError as error:
    assert "Expected a 'cpu' device type for generator but found 'cuda'" in str(error)
else:
    raise AssertionError("nothing was raised")
