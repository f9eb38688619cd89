"""Export an LSTM as part of a module."""

import torch

torch.manual_seed(0)


class Recurrent(torch.nn.Module):
    """An LSTM."""

    def __init__(self):
        super().__init__()
        self.lstm = torch.nn.LSTM(4, 8, batch_first=True)

    def forward(self, x):
        """Its output and state."""
        return self.lstm(x)


model = Recurrent().eval()
x = torch.randn(2, 5, 4)

program = torch.export.export(model, (x,))

result = program.module()(x)[0].detach()
assert torch.allclose(result, model(x)[0].detach(), atol=1e-5)
