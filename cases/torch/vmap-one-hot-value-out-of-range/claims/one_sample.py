# releases: >=2.0
"""Without vmap the same label is refused."""

import torch
import torch.nn.functional as F

try:
    F.one_hot(torch.tensor(3), 3)
except RuntimeError as error:
    assert "smaller than num_classes" in str(error)
else:
    raise AssertionError("nothing was raised")
