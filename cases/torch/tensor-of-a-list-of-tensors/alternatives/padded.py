"""Tensors of different lengths are padded with zeros."""

import torch
from torch.nn.utils.rnn import pad_sequence

rows = [torch.ones(2), torch.ones(3)]
assert pad_sequence(rows, batch_first=True).tolist() == [[1, 1, 0], [1, 1, 1]]
