"""With enforce_sorted=False outputs and last states come back in the order of the batch."""

import torch
from torch import nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence, pad_sequence

torch.manual_seed(0)
samples = [torch.randn(length, 4) for length in (3, 7, 2, 5)]
lengths = [len(sample) for sample in samples]
lstm = nn.LSTM(4, 6, batch_first=True)
packed = pack_padded_sequence(
    pad_sequence(samples, batch_first=True), lengths, batch_first=True, enforce_sorted=False
)
output, (hidden, _) = lstm(packed)
output, returned = pad_packed_sequence(output, batch_first=True)
assert returned.tolist() == lengths
for number, sample in enumerate(samples):
    alone, (last, _) = lstm(sample[None])
    assert torch.allclose(output[number, : len(sample)], alone[0], atol=1e-6)
    assert torch.allclose(hidden[:, number], last[:, 0], atol=1e-6)
