"""pad_sequence fills with 0, or padding_value, at the end; a plain mean counts the padding."""

import torch
from torch.nn.utils.rnn import pad_sequence

rows = [torch.tensor([1.0, 2.0, 3.0]), torch.tensor([4.0])]
table = pad_sequence(rows, batch_first=True)
assert table.tolist() == [[1, 2, 3], [4, 0, 0]]
assert pad_sequence(rows, batch_first=True, padding_value=-1.0).tolist() == [[1, 2, 3], [4, -1, -1]]
assert torch.allclose(table.mean(1), torch.tensor([2.0, 4 / 3]))
