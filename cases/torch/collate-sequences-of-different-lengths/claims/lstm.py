"""The last state of an LSTM is that of the sentence alone with `pack_padded_sequence`, and not without."""

import torch
from torch.nn.utils.rnn import pack_padded_sequence, pad_sequence

torch.manual_seed(0)
lstm = torch.nn.LSTM(8, 4, batch_first=True)
samples = [torch.randn(length, 8) for length in (5, 3, 7)]
lengths = torch.tensor([len(sample) for sample in samples])
padded = pad_sequence(samples, batch_first=True)

alone = torch.cat([lstm(sample[None])[1][0][0] for sample in samples])
packed = pack_padded_sequence(padded, lengths, batch_first=True, enforce_sorted=False)
assert torch.allclose(lstm(packed)[1][0][0], alone, atol=1e-6)
assert not torch.allclose(lstm(padded)[1][0][0], alone, atol=1e-2)
