# releases: >=2.5
"""A compiled model whose backend is a `lambda` cannot be stored."""

import pickle

import torch

model = torch.compile(torch.nn.Linear(3, 4), backend=lambda graph, inputs: graph)
try:
    pickle.dumps(model)
except (pickle.PicklingError, AttributeError) as error:
    assert "<lambda>" in str(error), error
else:
    raise AssertionError("nothing was raised")
