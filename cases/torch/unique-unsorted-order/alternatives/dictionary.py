"""Number the speakers by a dictionary, which keeps the order of its keys."""

import torch

speakers = torch.tensor([30, 10, 20, 30, 10, 70, 50])
order = list(dict.fromkeys(speakers.tolist()))
number = torch.tensor([order.index(one) for one in speakers.tolist()])
assert order == [30, 10, 20, 70, 50]
assert number.tolist() == [0, 1, 2, 0, 1, 3, 4]
