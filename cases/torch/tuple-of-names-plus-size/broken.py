"""Keep attention masks in a table, by their kind and the shape of the scores."""

import torch


class Masks:
    """Masks that were made before."""

    def __init__(self):
        self.table = {}

    def of(self, kind, scores):
        """The mask of a kind for these scores."""
        key = (kind,) + scores.shape
        if key not in self.table:
            ones = torch.ones(scores.shape, dtype=torch.bool)
            self.table[key] = ones.tril() if kind == "causal" else ones
        return self.table[key]


masks = Masks()
scores = torch.zeros(2, 3, 3)
causal, full = masks.of("causal", scores), masks.of("full", scores)
assert masks.of("causal", scores) is causal
result = [causal.sum().item(), full.sum().item()]
assert result == [12, 18]
