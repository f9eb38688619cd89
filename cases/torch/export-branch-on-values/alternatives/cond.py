"""Export a model with an early exit for confident inputs, as a torch.cond."""

import torch


class EarlyExit(torch.nn.Module):
    """Two layers, the second for doubtful inputs only."""

    def __init__(self):
        super().__init__()
        self.first = torch.nn.Linear(4, 4)
        self.second = torch.nn.Linear(4, 4)

    def forward(self, x):
        """The output of the first or of both."""
        h = self.first(x)
        return torch.cond(h.mean() > 0, lambda h: h.clone(), self.second, (h,))


torch.manual_seed(0)
model = EarlyExit()
program = torch.export.export(model, (torch.randn(2, 4),))

x = torch.randn(2, 4)
result = program.module()(x).detach()
assert torch.allclose(result, model(x).detach(), atol=1e-5)
