# releases: >=2.5,<2.7
"""`float` and `item` of a NumPy array have the same words as a draw without a shape."""

import numpy as np

import torch

WORDS = "data dependent operator: aten._local_scalar_dense.default"

for function in (
    lambda x: x * float(x.numpy().mean()),
    lambda x: x * np.sum(x.numpy()).item(),
    lambda x: x * np.random.uniform(),
):
    try:
        torch.compile(function, backend="eager", fullgraph=True)(torch.ones(3))
    except Exception as error:
        assert WORDS in str(error), error
    else:
        raise AssertionError("nothing was raised")
