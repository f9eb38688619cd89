"""`squeeze()` makes labels [1, 1] a number, which is refused for logits [1, C]."""

import torch

logits, labels = torch.randn(1, 3), torch.tensor([[2]])
torch.nn.functional.cross_entropy(logits, labels.squeeze(1))
try:
    torch.nn.functional.cross_entropy(logits, labels.squeeze())
except ValueError as error:
    assert "Expected input batch_size (1) to match target batch_size (0)" in str(error)
else:
    raise AssertionError("nothing was raised")
