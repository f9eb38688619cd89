"""LSTMCell and GRUCell say "Input batch size 4 doesn't match hidden0 batch size 8"."""

import torch

x, state = torch.randn(4, 4), torch.zeros(8, 16)
for layer, given in ((torch.nn.LSTMCell(4, 16), (state, state)), (torch.nn.GRUCell(4, 16), state)):
    try:
        layer(x, given)
    except RuntimeError as error:
        assert str(error) == "Input batch size 4 doesn't match hidden0 batch size 8", error
    else:
        raise AssertionError("it ran")
