"""`index_put_` with accumulate, `scatter_add_` and `bincount` count each occurrence."""

import torch

tokens = torch.tensor([2, 0, 2, 3, 2, 0])
ones = torch.ones(6)
put = torch.zeros(4).index_put_((tokens,), ones, accumulate=True)
scattered = torch.zeros(4).scatter_add_(0, tokens, ones)
counted = torch.bincount(tokens, minlength=4)
assert put.tolist() == scattered.tolist() == counted.tolist() == [2, 0, 3, 1]
