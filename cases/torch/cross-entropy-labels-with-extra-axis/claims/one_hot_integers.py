"""One-hot labels as whole numbers are taken for probabilities and refused for their type; floats and `argmax(1)` pass alike."""

import torch

logits, labels = torch.randn(3, 3), torch.eye(3).long()
try:
    torch.nn.functional.cross_entropy(logits, labels)
except RuntimeError as error:
    assert "Expected floating point type for target with class probabilities" in str(error)
else:
    raise AssertionError("nothing was raised")
losses = [torch.nn.functional.cross_entropy(logits, target) for target in (labels.float(), labels.argmax(1))]
assert torch.allclose(*losses)
