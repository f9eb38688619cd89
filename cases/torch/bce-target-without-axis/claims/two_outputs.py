# releases: >=2.5
"""`cross_entropy` of [N, 2] outputs takes labels of [N] as integers, and refuses them as float."""

from torch.nn import functional

import torch

outputs = torch.zeros(4, 2)
labels = torch.tensor([0.0, 1.0, 1.0, 0.0])
assert functional.cross_entropy(outputs, labels.long()).isfinite()
try:
    functional.cross_entropy(outputs, labels)
except RuntimeError as error:
    assert "Long" in str(error), error
else:
    raise AssertionError("nothing was raised")
