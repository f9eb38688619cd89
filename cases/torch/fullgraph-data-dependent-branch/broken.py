"""A classifier that stops early when it is sure, in one graph."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


class EarlyExit(torch.nn.Module):
    """Two heads, the second only where the first one is not sure."""

    def __init__(self):
        super().__init__()
        self.quick = torch.nn.Linear(4, 3)
        self.thorough = torch.nn.Linear(4, 3)

    def forward(self, x):
        """The logits of the first head that is sure."""
        logits = self.quick(x)
        sure = logits.softmax(-1).max() > 0.9
        if sure:
            return logits
        return self.thorough(x)


torch.manual_seed(0)
model = EarlyExit()
if MODE == "compile":
    model = torch.compile(model, backend="eager", fullgraph=True)

result = model(torch.randn(1, 4)).sum()
