"""Export an attention block that returns its keys."""

import torch


class Keys(torch.nn.Module):
    """Scores of a query against the projected keys."""

    def __init__(self):
        super().__init__()
        self.proj = torch.nn.Linear(4, 4)

    def forward(self, query, tokens):
        """One row of scores per query, and the keys."""
        keys = self.proj(tokens)
        return query @ keys.T, keys


torch.manual_seed(0)
model = Keys()
query, tokens = torch.randn(2, 4), torch.randn(5, 4)
program = torch.export.export(model, (query, tokens))

result = program.module()(query, tokens)[0].detach()
assert torch.allclose(result, model(query, tokens)[0].detach(), atol=1e-5)
