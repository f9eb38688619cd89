"""pack_sequence says the same, and takes enforce_sorted=False as well."""

import torch
from torch.nn.utils.rnn import pack_sequence

samples = [torch.randn(2, 3), torch.randn(5, 3)]
try:
    pack_sequence(samples)
except RuntimeError as error:
    assert "must be sorted in decreasing order when `enforce_sorted` is True" in str(error)
else:
    raise AssertionError("nothing was raised")
assert len(pack_sequence(samples, enforce_sorted=False).data) == 7
