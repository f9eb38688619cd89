"""`pad_sequence` takes tensors, pads their first dimension, and refuses others that differ."""

import torch
from torch.nn.utils.rnn import pad_sequence

assert pad_sequence([torch.ones(3, 8), torch.ones(5, 8)], batch_first=True).shape == (2, 5, 8)
waves = [torch.ones(1, 16000), torch.ones(1, 12000)]
assert pad_sequence([wave[0] for wave in waves], batch_first=True).shape == (2, 16000)
for samples in (waves, [[1, 2, 3], [4, 5]]):
    try:
        pad_sequence(samples, batch_first=True)
    except (RuntimeError, TypeError, AttributeError):
        pass
    else:
        raise AssertionError("nothing was raised")
