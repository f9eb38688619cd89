"""Export a classifier that returns its hidden features for later inspection."""

import torch


class Classifier(torch.nn.Module):
    """Two layers; the hidden features are returned as well."""

    def __init__(self):
        super().__init__()
        self.hidden = torch.nn.Linear(4, 8)
        self.head = torch.nn.Linear(8, 2)
        self.features = []

    def forward(self, x):
        """Scores and features for a batch."""
        h = self.hidden(x).relu()
        return self.head(h), h


torch.manual_seed(0)
model = Classifier().eval()
x = torch.randn(3, 4)
program = torch.export.export(model, (x,))

kept = [type(h).__name__ for h in model.features]
assert "FakeTensor" not in kept, "the model now keeps %s" % kept
result = program.module()(x)[0].detach()
