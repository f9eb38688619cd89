"""one_hot refuses int32 in its own words; an embedding takes int32."""

import torch
from torch import nn

labels = torch.tensor([0, 2], dtype=torch.int32)
try:
    nn.functional.one_hot(labels, 3)
except RuntimeError as error:
    assert "one_hot is only applicable to index tensor" in str(error)
else:
    raise AssertionError("nothing was raised")
assert nn.Embedding(3, 4)(labels).shape == (2, 4)
