"""A packed sequence of another width: GRU says the same, LSTM may say that the shapes cannot be multiplied."""

import torch
from torch import nn
from torch.nn.utils.rnn import pack_padded_sequence

packed = pack_padded_sequence(torch.rand(3, 4, 20), [4, 3, 2], batch_first=True)
expected = "input.size(-1) must be equal to input_size. Expected 10, got 20"


def words(layer):
    try:
        layer(packed)
    except RuntimeError as error:
        return str(error)
    raise AssertionError("nothing was raised")


assert words(nn.GRU(10, 5)) == expected
said = words(nn.LSTM(10, 5))
assert said == expected or "mat1 and mat2 shapes cannot be multiplied (9x20 and 10x20)" in said
