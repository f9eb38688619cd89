# releases: >=2.10
"""A negative label is a row of zeros under vmap, and an error without."""

import torch
import torch.nn.functional as F
from torch.func import vmap

labels = torch.tensor([0, -1, -100])
assert vmap(lambda label: F.one_hot(label, 3))(labels).tolist() == [[1, 0, 0], [0, 0, 0], [0, 0, 0]]
for label in labels[1:]:
    try:
        F.one_hot(label, 3)
    except RuntimeError as error:
        assert "Class values must be non-negative" in str(error), error
    else:
        raise AssertionError("nothing was raised")
