"""A rounded tensor of float32 is the nearest number of its type: its item() has more digits, where round(x.item(), 4) has four."""

import torch

loss = torch.tensor(0.123456)
assert str(round(loss.item(), 4)) == "0.1235"
assert str(torch.round(loss, decimals=4).item()) != "0.1235"
assert abs(torch.round(loss, decimals=4).item() - 0.1235) < 1e-7
