# releases: >=2.5
"""`register_dataclass` refuses a class that is no dataclass, which `export` refuses as input in the same words."""

import torch


class Batch:
    """One tensor."""

    def __init__(self, x):
        self.x = x


class Double(torch.nn.Module):
    """Doubles."""

    def forward(self, batch):
        """Twice the tensor."""
        return batch.x * 2


try:
    torch.export.export(Double(), (Batch(torch.ones(2)),), strict=False)
except ValueError as error:
    assert "Unsupported input type <class '__main__.Batch'>" in str(error)
else:
    raise AssertionError("nothing was raised")
try:
    torch.export.register_dataclass(Batch)
except (AssertionError, ValueError) as error:
    assert "dataclass" in str(error)
else:
    raise AssertionError("nothing was raised")
