"""Padded sequences differ from each alone with batch_first=True too: the last output is that of the padding."""

import torch
from torch.nn.utils.rnn import pad_sequence

torch.manual_seed(0)
lstm = torch.nn.LSTM(4, 16, batch_first=True).eval()
sequences = [torch.randn(length, 4) for length in (3, 7, 12)]
with torch.no_grad():
    together = lstm(pad_sequence(sequences, batch_first=True))[0][:, -1]
    alone = torch.cat([lstm(one[None])[0][:, -1] for one in sequences])
assert not torch.allclose(together, alone, atol=1e-5)
assert torch.allclose(together[2], alone[2], atol=1e-5)
