"""Half of a batch, as a replica of nn.DataParallel gets, refuses the state of the whole batch, and a state that was split along its first axis, the layers."""

import torch

lstm = torch.nn.LSTM(4, 16, num_layers=2, batch_first=True)
x, state = torch.randn(8, 6, 4), torch.zeros(2, 8, 16)
half = x.chunk(2)[0]
for given, got in ((state, "[2, 8, 16]"), (state.chunk(2)[0], "[1, 8, 16]")):
    try:
        lstm(half, (given, given))
    except RuntimeError as error:
        assert str(error) == "Expected hidden[0] size (2, 4, 16), got " + got
    else:
        raise AssertionError("it ran")
assert lstm(half)[0].shape == (4, 6, 16)
