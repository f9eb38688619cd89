"""If only the lengths are sorted, nothing is raised, and samples get the lengths of others."""

import torch
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence, pad_sequence

batch = pad_sequence([torch.ones(2, 1), torch.ones(4, 1)], batch_first=True)
lengths = torch.tensor([2, 4])
packed = pack_padded_sequence(batch, lengths.sort(descending=True)[0], batch_first=True)
unpacked, lengths = pad_packed_sequence(packed, batch_first=True)
assert lengths.tolist() == [4, 2]
assert unpacked[0, :, 0].tolist() == [1, 1, 0, 0]  # two steps of padding are taken for data
assert unpacked[1, :, 0].tolist() == [1, 1, 0, 0]  # two steps of data are lost
