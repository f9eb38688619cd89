"""On the CPU the call of the embedding raises `index out of range in self`, without the id."""

import torch

embedding = torch.nn.Embedding(3, 2)
try:
    embedding(torch.tensor([1, 3]))
except IndexError as error:
    assert str(error) == "index out of range in self", error
else:
    raise AssertionError("nothing was raised")
