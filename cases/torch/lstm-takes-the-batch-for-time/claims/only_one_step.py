"""The last position is then classified by that time step alone: earlier steps do not reach the answer."""

import torch

torch.manual_seed(0)
lstm = torch.nn.LSTM(4, 16)
x = torch.randn(8, 12, 4)
changed = x.clone()
changed[:, :-1] = 0.0
with torch.no_grad():
    assert torch.equal(lstm(x)[0][:, -1], lstm(changed)[0][:, -1])
