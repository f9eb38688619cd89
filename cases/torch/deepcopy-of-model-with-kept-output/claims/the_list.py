"""The expression lists attributes, also the weight of weight_norm and spectral_norm, and not what is in a list."""

import copy

import torch


class Net(torch.nn.Module):
    """A layer that keeps its output."""

    def __init__(self):
        super().__init__()
        self.body, self.kept, self.listed = torch.nn.Linear(4, 8), None, []

    def forward(self, x):
        self.kept = self.body(x)
        return self.kept


def listed(model):
    """The attributes that are outputs of something."""
    return [
        (n, k)
        for n, m in model.named_modules()
        for k, v in vars(m).items()
        if isinstance(v, torch.Tensor) and not v.is_leaf
    ]


model = Net()
assert listed(model) == []
model.listed.append(model(torch.ones(2, 4)))
assert listed(model) == [("", "kept")]
model.kept = None
assert listed(model) == []
try:
    copy.deepcopy(model)
except RuntimeError as error:
    assert "support the deepcopy protocol" in str(error)
else:
    raise AssertionError("nothing was raised")
for norm in [torch.nn.utils.weight_norm, torch.nn.utils.spectral_norm]:
    model = torch.nn.Sequential(norm(torch.nn.Linear(2, 2)))
    model(torch.ones(1, 2))
    assert listed(model) == [("0", "weight")]
