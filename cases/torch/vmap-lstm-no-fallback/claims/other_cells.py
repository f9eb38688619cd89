"""`vmap` runs `nn.GRUCell` and `nn.RNNCell` over inputs and over stacked weights."""

import torch

from torch.func import functional_call, vmap

for cell in (torch.nn.GRUCell(3, 4), torch.nn.RNNCell(3, 4)):
    samples = torch.randn(6, 2, 3)
    mapped = vmap(cell)(samples)
    assert torch.allclose(mapped, torch.stack([cell(x) for x in samples]), atol=1e-6)

    stacked = {name: torch.stack([w.detach(), w.detach()]) for name, w in cell.named_parameters()}
    both = vmap(lambda w: functional_call(cell, w, (samples[0],)))(stacked)
    assert torch.allclose(both[1], cell(samples[0]), atol=1e-6)
