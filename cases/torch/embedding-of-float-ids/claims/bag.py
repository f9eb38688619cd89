"""`EmbeddingBag` refuses floats in the words of `Embedding`, except for the name at their end; floats as offsets too."""

import torch
from torch import nn

bag = nn.EmbeddingBag(10, 4)
ids = torch.Tensor([[1, 5, 7], [2, 2, 9]])
try:
    bag(ids)
except RuntimeError as error:
    assert "'indices' to have one of the following scalar types: Long, Int;" in str(error), error
    assert str(error).endswith("(while checking arguments for embedding_bag)"), error
else:
    raise AssertionError("nothing was raised")

assert bag(ids.long()).shape == (2, 4)

try:
    bag(ids.long().flatten(), torch.zeros(1))
except RuntimeError as error:
    assert "'indices' to have one of the following scalar types: Long, Int;" in str(error), error
else:
    raise AssertionError("nothing was raised")
