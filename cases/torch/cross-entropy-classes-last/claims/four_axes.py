"""Scores [batch, height, width, classes] are refused in other words, and taken with the classes on axis 1."""

import torch
import torch.nn.functional as F

scores, labels = torch.randn(2, 8, 8, 3), torch.zeros(2, 8, 8, dtype=torch.long)
try:
    F.cross_entropy(scores, labels)
except RuntimeError as error:
    assert "size mismatch (got input: [2, 8, 8, 3]" in str(error)
else:
    raise AssertionError("it was computed")
assert F.cross_entropy(scores.permute(0, 3, 1, 2), labels).isfinite()
