"""The predicted class is the same with and without the softmax, and so is the accuracy."""

import torch

torch.manual_seed(0)
logits = torch.randn(100, 10)
assert torch.equal(logits.argmax(1), logits.softmax(1).argmax(1))
