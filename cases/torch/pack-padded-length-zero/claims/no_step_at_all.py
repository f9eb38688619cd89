"""A batch in which all samples are empty has no step to pack, with `clamp(min=1)` either."""

import torch
from torch.nn.utils.rnn import pack_padded_sequence, pad_sequence

lengths = torch.tensor([0, 0])
batch = pad_sequence([torch.randn(0, 3), torch.randn(0, 3)], batch_first=True)
assert batch.shape == (2, 0, 3)
for one in (lengths, lengths.clamp(min=1)):
    try:
        pack_padded_sequence(batch, one, batch_first=True, enforce_sorted=False)
    except RuntimeError as error:
        assert str(error) == "Cannot pack empty tensors."
    else:
        raise AssertionError("nothing was raised")
