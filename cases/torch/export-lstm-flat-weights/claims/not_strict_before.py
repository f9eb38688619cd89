# releases: >=2.5,<2.10
"""An export with strict=False refuses an LSTM, a GRU and an RNN, and passes where a model contains one."""

import torch


class Recurrent(torch.nn.Module):
    """A recurrent layer."""

    def __init__(self, layer):
        super().__init__()
        self.layer = layer

    def forward(self, x):
        """Its output and state."""
        return self.layer(x)


x = (torch.randn(4, 1, 3),)
for kind in (torch.nn.LSTM, torch.nn.GRU, torch.nn.RNN):
    torch.export.export(kind(3, 2), x, strict=True)
    torch.export.export(Recurrent(kind(3, 2)), x, strict=False)
    try:
        torch.export.export(kind(3, 2), x, strict=False)
    except ValueError as error:
        assert "self._flat_weights[3] were assigned during export" in str(error)
    else:
        raise AssertionError("nothing was raised")
