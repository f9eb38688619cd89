# releases: >=2.2,<2.8
"""With a hook, a model of a class of one's own stops with "Tried to emit a second graph during export"; a Sequential passes."""

import torch
from torch import nn


class Net(nn.Module):
    """A layer behind a forward of one's own."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(4, 2)

    def forward(self, x):
        return self.layer(x)


def to_probabilities(module, args, output):
    """Replace scores by probabilities."""
    return output.softmax(-1)


x = torch.randn(3, 4)
for model in (Net(), nn.Sequential(nn.Linear(4, 2))):
    model.register_forward_hook(to_probabilities)
    try:
        torch.export.export(model, (x,))
    except Exception as error:
        assert isinstance(model, Net) and "Tried to emit a second graph during export" in str(error), error
    else:
        assert isinstance(model, nn.Sequential), "nothing was raised"
