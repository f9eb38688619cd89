"""Count how often each token of a batch occurs, to weight a loss by frequency."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

tokens = torch.tensor([2, 0, 2, 3, 2, 0], device=DEVICE)
counts = torch.zeros(4, device=DEVICE)

counts[tokens] += 1

assert counts.sum() == len(tokens), "%d tokens were seen, but the counts %s add up to %d" % (
    len(tokens),
    counts.tolist(),
    counts.sum(),
)
result = counts
