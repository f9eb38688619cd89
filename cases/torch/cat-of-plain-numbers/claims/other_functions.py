"""`torch.hstack`, `torch.meshgrid` and `pad_sequence` say the same of a list in the list."""

import torch
from torch.nn.utils.rnn import pad_sequence

for call in (lambda: torch.hstack([[1], [2]]), lambda: torch.meshgrid([1, 2], [3, 4]), lambda: pad_sequence([[1, 2], [3]])):
    try:
        call()
    except TypeError as error:
        assert "expected Tensor as element 0 in argument 0, but got list" in str(error), error
    else:
        raise AssertionError("nothing was raised")
