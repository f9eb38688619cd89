"""The copy works before the first forward pass and after one without gradients; `backward`, `eval` and `no_grad` around the copy do not help."""

import copy

import torch


class Net(torch.nn.Module):
    """A layer that keeps its output."""

    def __init__(self):
        super().__init__()
        self.body, self.kept = torch.nn.Linear(4, 8), None

    def forward(self, x):
        self.kept = self.body(x)
        return self.kept


def is_refused(model):
    """Whether the model cannot be copied."""
    try:
        copy.deepcopy(model)
    except RuntimeError as error:
        return "support the deepcopy protocol" in str(error)
    return False


model = Net()
assert not is_refused(model)
with torch.no_grad():
    model(torch.ones(2, 4))
assert not is_refused(model)
model(torch.ones(2, 4)).sum().backward()
assert is_refused(model)
assert is_refused(model.eval())
with torch.no_grad():
    assert is_refused(model)
