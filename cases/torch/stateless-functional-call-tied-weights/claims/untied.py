# releases: >=2.0
"""Without tying the output layer keeps its own weights, and its part of the gradient is missing."""

from torch.func import functional_call

import torch

embedding = torch.nn.Embedding(5, 3)
model = torch.nn.Sequential(embedding, torch.nn.Linear(3, 5, bias=False))
model[1].weight = embedding.weight
tokens = torch.tensor([0, 2])
weight = torch.ones(5, 3, requires_grad=True)
given = {"0.weight": weight}
assert (functional_call(model, given, (tokens,)) == 3).all()
untied = functional_call(model, given, (tokens,), tie_weights=False)
assert torch.allclose(untied, (torch.ones(2, 3) @ model[1].weight.T))
functional_call(model, given, (tokens,)).sum().backward()
assert (weight.grad != 0).all()
(without,) = torch.autograd.grad(untied.sum(), weight)
assert (without[[1, 3, 4]] == 0).all()
