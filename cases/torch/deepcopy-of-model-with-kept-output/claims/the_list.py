"""The expression lists attributes and buffers, also the weight of weight_norm, spectral_norm and pruning, and not what is in a list."""

import copy

import torch
from torch.nn.utils import prune


class Net(torch.nn.Module):
    """A layer that keeps its output."""

    def __init__(self):
        super().__init__()
        self.body, self.kept, self.listed = torch.nn.Linear(4, 8), None, []
        self.register_buffer("mean", torch.zeros(8))

    def forward(self, x):
        self.kept = self.body(x)
        return self.kept


def listed(model):
    """The attributes that are outputs of something."""
    return [
        (n, k)
        for n, m in model.named_modules()
        for k, v in {**vars(m), **m._buffers}.items()
        if isinstance(v, torch.Tensor) and not v.is_leaf
    ]


def is_refused(model):
    """Whether the model cannot be copied."""
    try:
        copy.deepcopy(model)
    except RuntimeError as error:
        return "support the deepcopy protocol" in str(error)
    return False


model = Net()
assert listed(model) == [] and not is_refused(model)
model(torch.ones(2, 4))
assert listed(model) == [("", "kept")] and is_refused(model)
model.kept = None
assert listed(model) == [] and not is_refused(model)

model.mean = model.mean + model.body(torch.ones(2, 4)).mean(0)
assert listed(model) == [("", "mean")] and is_refused(model)
model.mean = model.mean.detach()
assert listed(model) == [] and not is_refused(model)

model.listed.append(model.body(torch.ones(2, 4)))
assert listed(model) == [] and is_refused(model)

for norm in [
    torch.nn.utils.weight_norm,
    torch.nn.utils.spectral_norm,
    lambda layer: prune.random_unstructured(layer, "weight", 1),
]:
    model = torch.nn.Sequential(norm(torch.nn.Linear(2, 2)))
    model(torch.ones(1, 2))
    assert listed(model) == [("0", "weight")] and is_refused(model)
