# releases: >=2.5
"""In-place dropout, `+=` and `register_full_backward_pre_hook` have the same error."""

import torch
from torch import nn


class Shift(nn.Module):
    """An addition in place."""

    def forward(self, x):
        """One more."""
        x += 1
        return x


for layer in (nn.Dropout(0.5, inplace=True), nn.LeakyReLU(0.1, inplace=True), Shift()):
    for name in ("register_full_backward_hook", "register_full_backward_pre_hook"):
        model = nn.Sequential(nn.Conv2d(1, 2, 1), layer)
        handle = getattr(layer, name)(lambda *_: None)
        try:
            model(torch.randn(1, 1, 4, 4))
        except RuntimeError as error:
            assert "is a view and is being modified inplace" in str(error)
        else:
            raise AssertionError("nothing was raised")
        handle.remove()
