"""A batch in which all samples are empty has no step to pack, with `clamp(min=1)` either; a batch without samples has the same words."""

import torch
from torch.nn.utils.rnn import pack_padded_sequence, pad_sequence

empty = pad_sequence([torch.randn(0, 3), torch.randn(0, 3)], batch_first=True)
assert empty.shape == (2, 0, 3)
zeros = torch.tensor([0, 0])
for batch, lengths in (
    (empty, zeros),
    (empty, zeros.clamp(min=1)),
    (torch.randn(0, 5, 3), torch.tensor([], dtype=torch.int64)),
):
    try:
        pack_padded_sequence(batch, lengths, batch_first=True, enforce_sorted=False)
    except RuntimeError as error:
        assert str(error) == "Cannot pack empty tensors."
    else:
        raise AssertionError("nothing was raised")
