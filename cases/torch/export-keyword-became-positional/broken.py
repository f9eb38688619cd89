"""Export a layer with a keyword argument and call it with positional ones."""

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

result = program(x, scale).detach()
assert torch.allclose(result, model(x, scale).detach())
