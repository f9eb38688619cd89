# releases: >=2.15
"""A list outside of the module keeps the FakeTensor that a forward hook appends; one of the module is put back."""

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
outputs = []
handle = model.register_forward_hook(lambda module, inputs, output: outputs.append(output))
torch.export.export(model, (torch.ones(2),))
assert model.features == []
assert [type(output).__name__ for output in outputs] == ["FakeTensor"]

outputs.clear()
handle.remove()
torch.export.export(model, (torch.ones(2),))
assert outputs == []
