# releases: >=2.15
"""A branch of `torch.cond` must not return its operand itself."""

import torch


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
        return torch.cond(sure, lambda logits, x: logits, lambda logits, x: self.thorough(x), (logits, x))


torch.manual_seed(0)
model = torch.compile(EarlyExit(), backend="eager", fullgraph=True)
try:
    model(torch.randn(1, 4))
except Exception as error:
    assert "aliasing" in str(error)
else:
    raise AssertionError("nothing was raised")
