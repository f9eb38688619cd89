# releases: >=2.0
"""A product with a dense matrix refuses a column beyond the size, and takes one inside."""

import torch

x = torch.ones(4, 1)
inside = torch.sparse_coo_tensor(torch.tensor([[2], [3]]), torch.ones(1), (4, 4))
assert (inside @ x).flatten().tolist() == [0, 0, 1, 0]
beyond = torch.sparse_coo_tensor(torch.tensor([[2], [4]]), torch.ones(1), (4, 4))
try:
    beyond @ x
except RuntimeError as error:
    assert "index out of column bound: 4 not between 1 and 4" in str(error), error
else:
    raise AssertionError("nothing was raised")
