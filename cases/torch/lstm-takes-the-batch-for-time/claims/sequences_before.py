"""The answer for a sequence depends on those before it in the batch; of a bidirectional layer on all of them."""

import torch

torch.manual_seed(0)
x = torch.randn(8, 12, 4)
first, last = x.clone(), x.clone()
first[0], last[-1] = 0.0, 0.0
for both in (False, True):
    lstm = torch.nn.LSTM(4, 16, bidirectional=both)
    with torch.no_grad():
        middle = lstm(x)[0][4, -1]
        assert not torch.allclose(middle, lstm(first)[0][4, -1], atol=1e-9)
        assert torch.equal(middle, lstm(last)[0][4, -1]) != both
