"""With clamp(min=1) an empty sample is read as one step of padding: its state is not zero."""

import torch
from torch import nn
from torch.nn.utils.rnn import pack_padded_sequence

torch.manual_seed(0)
gru = nn.GRU(4, 6, batch_first=True)
batch = torch.randn(2, 5, 4)
batch[1] = 0
lengths = torch.tensor([5, 0]).clamp(min=1)
_, hidden = gru(pack_padded_sequence(batch, lengths, batch_first=True))
_, one_step = gru(torch.zeros(1, 1, 4))
assert torch.allclose(hidden[0, 1], one_step[0, 0])
assert hidden[0, 1].abs().sum() > 0
