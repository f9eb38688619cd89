"""Evaluate a classifier with a module for dropout."""

import os

import torch
import torch.nn.functional as F

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Classifier(torch.nn.Module):
    """Two layers with dropout between them."""

    def __init__(self):
        super().__init__()
        self.hidden = torch.nn.Linear(8, 32)
        self.dropout = torch.nn.Dropout(0.5)
        self.output = torch.nn.Linear(32, 3)

    def forward(self, x):
        x = self.dropout(torch.relu(self.hidden(x)))
        return self.output(x)


torch.manual_seed(0)
model = Classifier().to(DEVICE).eval()
x = torch.randn(4, 8).to(DEVICE)

with torch.no_grad():
    first, second = model(x), model(x)

same = torch.equal(first, second)
assert same, "the model drops values in evaluation mode"
result = first
