"""Sentences are packed in the order of the file."""

import torch
from torch.nn.utils.rnn import pack_padded_sequence

pack_padded_sequence(torch.zeros(2, 7, 3), torch.tensor([4, 7]), batch_first=True)
