# releases: >=2.6
"""A float cannot be `Dim.DYNAMIC`; as a tensor it can change."""

import torch
from torch.export import Dim


class Scale(torch.nn.Module):
    """A product."""

    def forward(self, x, factor):
        """The scaled tensor."""
        return x * factor


x = torch.ones(2)
try:
    torch.export.export(Scale(), (x, 3.0), dynamic_shapes={"x": None, "factor": Dim.DYNAMIC})
except Exception as error:
    assert "non-tensor type <class 'float'>" in str(error), error
else:
    raise RuntimeError("nothing was raised")
program = torch.export.export(Scale(), (x, torch.tensor(3.0))).module()
assert program(x, torch.tensor(5.0)).tolist() == [5.0, 5.0]
