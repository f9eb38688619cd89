# releases: ==2.5.1
"""A module that was called before the export raises an internal error."""

import torch


class Keeper(torch.nn.Module):
    """A module that keeps what it makes."""

    def __init__(self):
        super().__init__()
        self.features = []

    def forward(self, x):
        """The doubled batch."""
        self.features.append(x * 2)
        return x * 2


model = Keeper()
model(torch.ones(2))
try:
    torch.export.export(model, (torch.ones(2),))
except Exception as error:
    assert type(error).__name__ == "InternalTorchDynamoError"
    assert "'FakeRootModule' object has no attribute" in str(error)
else:
    raise AssertionError("nothing was raised")
