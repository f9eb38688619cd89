# releases: >=2.6
"""A missing and a wrong keyword are refused with the same words."""

import torch


class Scale(torch.nn.Module):
    """A scale and a shift."""

    def forward(self, x, scale, shift):
        """Scaled and shifted."""
        return x * scale + shift


x, scale, shift = torch.ones(3), torch.tensor(2.0), torch.tensor(5.0)
program = torch.export.export(Scale(), (x,), {"scale": scale, "shift": shift}).module()
for keywords in ({"scale": scale}, {"scale": scale, "offset": shift}):
    try:
        program(x, **keywords)
    except ValueError as error:
        words = f"Got the following keywords {list(keywords)} but expected ['scale', 'shift']"
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
