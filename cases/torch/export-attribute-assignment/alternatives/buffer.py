# releases: >=2.5
"""Export an attention block that keeps its keys in a buffer."""

import torch


class Keys(torch.nn.Module):
    """Scores of a query against the projected keys."""

    def __init__(self):
        super().__init__()
        self.proj = torch.nn.Linear(4, 4)
        self.register_buffer("cache", torch.zeros(5, 4))

    def forward(self, query, tokens):
        """One row of scores per query."""
        keys = self.proj(tokens)
        self.cache.copy_(keys.detach())
        return query @ keys.T


torch.manual_seed(0)
model = Keys()
query, tokens = torch.randn(2, 4), torch.randn(5, 4)

program = torch.export.export(model, (query, tokens))
module = program.module()
result = module(query, tokens).detach()
assert torch.allclose(module.cache, model.proj(tokens), atol=1e-5)
assert torch.allclose(result, model(query, tokens).detach(), atol=1e-5)
