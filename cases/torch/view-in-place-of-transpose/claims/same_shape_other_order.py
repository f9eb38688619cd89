"""`view` and `reshape` keep the order of the numbers and cut it anew; `transpose` changes it. The shapes are equal."""

import torch

x = torch.tensor([[1, 2, 3], [4, 5, 6]])
assert x.t().tolist() == [[1, 4], [2, 5], [3, 6]]
assert x.view(3, 2).tolist() == x.reshape(3, 2).tolist() == [[1, 2], [3, 4], [5, 6]]
