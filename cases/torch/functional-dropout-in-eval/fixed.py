"""Evaluate a classifier that drops values only while it trains."""

import os

import torch
import torch.nn.functional as F

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Classifier(torch.nn.Module):
    """Two layers with dropout between them."""

    def __init__(self):
        super().__init__()
        self.hidden = torch.nn.Linear(8, 32)
        self.output = torch.nn.Linear(32, 3)

    def forward(self, x):
        x = F.dropout(torch.relu(self.hidden(x)), 0.5, training=self.training)
        return self.output(x)


torch.manual_seed(0)
model = Classifier().to(DEVICE).eval()
x = torch.randn(4, 8).to(DEVICE)

with torch.no_grad():
    first, second = model(x), model(x)

same = torch.equal(first, second)
assert same, "the model drops values in evaluation mode"
result = first
