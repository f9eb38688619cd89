# releases: >=2.11
"""Strict export passes without a word about the attribute, and the program never sets the cache."""

import warnings

import torch


class Keys(torch.nn.Module):
    """Scores of a query against the projected keys."""

    def __init__(self):
        super().__init__()
        self.proj = torch.nn.Linear(4, 4)
        self.cache = None

    def forward(self, query, tokens):
        """One row of scores per query."""
        self.cache = self.proj(tokens)
        return query @ self.cache.T


model = Keys()
inputs = torch.randn(2, 4), torch.randn(5, 4)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    program = torch.export.export(model, inputs, strict=True)
assert not [each for each in seen if "assigned" in str(each.message)]
assert model.cache is None
module = program.module()
module(*inputs)
assert getattr(module, "cache", None) is None
