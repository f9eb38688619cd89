# releases: >=2.9
"""Non-strict export passes, and the program never sets the cache."""

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


torch.manual_seed(0)
model = Keys()
query, tokens = torch.randn(2, 4), torch.randn(5, 4)

program = torch.export.export(model, (query, tokens))
assert model.cache is None
module = program.module()
module(query, tokens)
assert getattr(module, "cache", None) is None
