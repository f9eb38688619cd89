"""`randperm`, `normal_` and `multinomial` on the GPU refuse a generator of the CPU alike."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

for draw in (
    lambda generator: torch.randperm(4, generator=generator, device=DEVICE),
    lambda generator: torch.empty(4, device=DEVICE).normal_(generator=generator),
    lambda generator: torch.ones(4, device=DEVICE).multinomial(2, generator=generator),
):
    try:
        draw(torch.Generator())
    except RuntimeError as error:
        assert "Expected a 'cuda' device type for generator but found 'cpu'" in str(error)
    else:
        raise AssertionError("nothing was raised")
    draw(torch.Generator(device=DEVICE))
