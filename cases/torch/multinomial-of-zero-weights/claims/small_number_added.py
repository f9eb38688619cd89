"""A small number that is added to all weights after the filter makes words that were filtered be drawn: here each of them as often as the others."""

import torch

torch.manual_seed(0)
kept = torch.zeros(5)  # all were filtered
drawn = torch.multinomial(kept + 1e-8, 10_000, replacement=True)
assert (torch.bincount(drawn, minlength=5) > 1500).all()
assert torch.multinomial(torch.zeros(1) + 1e-8, 1).item() == 0  # the negative of a batch of one is itself
