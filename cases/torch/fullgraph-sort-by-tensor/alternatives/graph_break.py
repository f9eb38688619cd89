# releases: >=2.0
"""Candidates of several shapes are sorted by a score that is a tensor, without `fullgraph=True`."""

import torch


@torch.compile(backend="eager")
def best(candidates):
    """The candidate with the smallest norm."""
    return sorted(candidates, key=lambda candidate: candidate.norm())[0] * 2


result = best([torch.ones(3), torch.zeros(2), 2 * torch.ones(4)])
assert result.tolist() == [0.0, 0.0]
