# releases: >=2.0
"""Candidates are sorted by a score that is a tensor, in one graph, by `argsort`."""

import torch


@torch.compile(backend="eager", fullgraph=True)
def ordered(candidates):
    """The candidates by their norms."""
    stacked = torch.stack(candidates)
    return stacked[stacked.norm(dim=1).argsort()]


result = ordered([torch.ones(3), torch.zeros(3), 2 * torch.ones(3)])
assert result[:, 0].tolist() == [0.0, 1.0, 2.0]
