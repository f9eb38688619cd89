# releases: >=2.0
"""Count visits of three states; the product is a new tensor, of float by promotion."""

import torch


@torch.compile(backend="aot_eager")
def visit(counts, arrived):
    """Fade the counts and add the new visits."""
    return counts * 0.9 + arrived


counts = torch.zeros(3, dtype=torch.int64)
for _ in range(20):
    counts = visit(counts, torch.tensor([1, 0, 0]))
assert counts[0] > 8
