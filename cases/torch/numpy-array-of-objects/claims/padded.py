"""Rows of different lengths become one tensor by pad_sequence, with zeros at their ends."""

import numpy as np
import torch
from torch.nn.utils.rnn import pad_sequence

rows = np.array([[1, 2, 3], [4]], dtype=object)
padded = pad_sequence([torch.tensor(row) for row in rows], batch_first=True)
assert padded.tolist() == [[1, 2, 3], [4, 0, 0]]
