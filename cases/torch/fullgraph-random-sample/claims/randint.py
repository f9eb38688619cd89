"""`randint` and `uniform` are traced in one graph, and give new numbers in every call."""

import random

import torch

random.seed(0)
x = torch.ones(1)
for function in (lambda x: x * random.randint(0, 10**6), lambda x: x * random.uniform(0, 1)):
    torch._dynamo.reset()
    compiled = torch.compile(function, backend="eager", fullgraph=True)
    assert len({compiled(x).item() for _ in range(4)}) == 4
