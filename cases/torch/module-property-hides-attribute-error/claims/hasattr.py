"""`hasattr` is False for such a property, and `getattr` with a default gives the default."""

import torch


class Model(torch.nn.Module):
    """A property that fails."""

    @property
    def width(self):
        return self.layer.out_features


model = Model()
assert not hasattr(model, "width")
assert getattr(model, "width", 7) == 7
