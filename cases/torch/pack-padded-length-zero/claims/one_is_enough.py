"""One 0 among the lengths is enough; pack_sequence has the same words for an empty tensor."""

import torch
from torch.nn.utils.rnn import pack_padded_sequence, pack_sequence

samples = [torch.randn(3, 2), torch.randn(0, 2)]
for call in (
    lambda: pack_padded_sequence(torch.randn(4, 2, 3), [4, 0], enforce_sorted=False),
    lambda: pack_sequence(samples),
):
    try:
        call()
    except RuntimeError as error:
        assert "Length of all samples has to be greater than 0" in str(error)
    else:
        raise AssertionError("nothing was raised")
