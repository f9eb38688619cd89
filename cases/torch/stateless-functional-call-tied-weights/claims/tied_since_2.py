# releases: >=2.0
"""A tensor given under one name is used under all of them; the old function warns that it is deprecated."""

import warnings

from torch.nn.utils.stateless import functional_call

import torch

embedding = torch.nn.Embedding(5, 3)
model = torch.nn.Sequential(embedding, torch.nn.Linear(3, 5, bias=False))
model[1].weight = embedding.weight
weights = {name: torch.ones_like(weight) for name, weight in model.named_parameters()}
assert list(weights) == ["0.weight"]
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    assert (functional_call(model, weights, (torch.tensor([0, 2]),)) == 3).all()
assert any("deprecated" in str(one.message) for one in caught)
