# releases: <2.8
"""The export of a copy leaves the live model alone."""

import copy

import torch


class Classifier(torch.nn.Module):
    """Two layers; the hidden features are kept."""

    def __init__(self):
        super().__init__()
        self.hidden = torch.nn.Linear(4, 8)
        self.head = torch.nn.Linear(8, 2)
        self.features = []

    def forward(self, x):
        """Scores for a batch."""
        h = self.hidden(x).relu()
        self.features.append(h)
        return self.head(h)


torch.manual_seed(0)
model = Classifier().eval()
x = torch.randn(3, 4)
program = torch.export.export(copy.deepcopy(model), (x,))

kept = [type(h).__name__ for h in model.features]
assert "FakeTensor" not in kept, "the model now keeps %s" % kept
result = program.module()(x).detach()
