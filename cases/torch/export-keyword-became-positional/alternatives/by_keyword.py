# releases: >=2.3
"""A layer that was exported with a keyword argument, called with it."""

import torch


class Scale(torch.nn.Module):
    """A projection with a temperature."""

    def __init__(self):
        super().__init__()
        self.proj = torch.nn.Linear(4, 2)

    def forward(self, x, scale):
        """Projected and scaled."""
        return self.proj(x) * scale


torch.manual_seed(0)
x, scale = torch.randn(3, 4), torch.tensor(2.0)
model = Scale()
program = torch.export.export(model, (x,), {"scale": scale}).module()

result = program(x, scale=scale).detach()
assert torch.allclose(result, model(x, scale).detach())
