"""What a model caches while it is evaluated under `inference_mode` fails in training, also as indices or targets.

The input is an ordinary tensor; a clone of what was cached, or an evaluation under `no_grad`, mends it.
"""

import torch
from torch import nn


class Model(nn.Module):
    """A layer whose output is scaled by position; the scales are made once."""

    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(4, 4)
        self.scales = None

    def forward(self, x):
        """The scaled output."""
        x = self.linear(x)
        if self.scales is None:
            self.scales = torch.arange(4.0)
        return x * self.scales


def is_refused(function):
    """Whether the tensors cannot be saved."""
    try:
        function()
    except RuntimeError as error:
        assert "Inference tensors cannot be saved for backward" in str(error)
        return True
    return False


x = torch.ones(2, 4)
model = Model()
with torch.inference_mode():
    model(x)
    indices = torch.tensor([0, 1])
assert not x.is_inference() and model.scales.is_inference()
assert is_refused(lambda: model(x))
model.scales = model.scales.clone()
assert not is_refused(lambda: model(x).sum().backward())

model = Model()
with torch.no_grad():
    model(x)
assert not is_refused(lambda: model(x).sum().backward())

embedding = nn.Embedding(2, 3)
assert is_refused(lambda: embedding(indices))
assert is_refused(lambda: nn.functional.cross_entropy(model(x), indices))
assert not is_refused(lambda: nn.functional.cross_entropy(model(x), indices.clone()))
