# releases: >=2.0
"""One tensor under both names is taken, two tensors are refused, unless `tie_weights=False`."""

from torch.func import functional_call

import torch

embedding = torch.nn.Embedding(5, 3)
model = torch.nn.Sequential(embedding, torch.nn.Linear(3, 5, bias=False))
model[1].weight = embedding.weight
tokens = torch.tensor([0, 2])
names = list(model.state_dict())
assert names == ["0.weight", "1.weight"]
one = torch.ones(5, 3)
assert (functional_call(model, dict.fromkeys(names, one), (tokens,)) == 3).all()
try:
    functional_call(model, {name: one.clone() for name in names}, (tokens,))
except ValueError as error:
    assert "which are tied" in str(error)
else:
    raise AssertionError("nothing was raised")
two = {names[0]: one, names[1]: 2 * one}
assert (functional_call(model, two, (tokens,), tie_weights=False) == 6).all()
