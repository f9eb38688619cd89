"""The last position is then classified by that time step alone: earlier steps set to 0 change nothing, with two layers or both directions too; with batch_first=True they do."""

import torch

torch.manual_seed(0)
x = torch.randn(8, 12, 4)
changed = x.clone()
changed[:, :-1] = 0.0
for options in ({}, {"num_layers": 2}, {"bidirectional": True}, {"batch_first": True}):
    lstm = torch.nn.LSTM(4, 16, **options)
    with torch.no_grad():
        same = torch.equal(lstm(x)[0][:, -1], lstm(changed)[0][:, -1])
    assert same == ("batch_first" not in options)
