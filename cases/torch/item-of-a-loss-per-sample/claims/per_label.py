# releases: >=2.0
"""With a label for each token the number is the batch size times the tokens."""

import torch

loss = torch.nn.CrossEntropyLoss(reduction="none")(torch.randn(2, 3, 5), torch.randint(3, (2, 5)))
try:
    loss.item()
except RuntimeError as error:
    assert str(error) == "a Tensor with 10 elements cannot be converted to Scalar", error
else:
    raise AssertionError("nothing was raised")
