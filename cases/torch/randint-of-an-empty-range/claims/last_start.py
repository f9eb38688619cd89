"""The end is not drawn: of 10 numbers and a window of 8 there are the starts 0, 1 and 2, and length - window never gives 2."""

import torch

torch.manual_seed(0)
length, window = 10, 8
assert torch.randint(0, length - window, (1000,)).unique().tolist() == [0, 1]
assert torch.randint(0, length - window + 1, (1000,)).unique().tolist() == [0, 1, 2]
assert len(torch.zeros(length)[2 : 2 + window]) == window
