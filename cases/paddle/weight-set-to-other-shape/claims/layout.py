"""Linear(8, 16) has its weight as [8, 16]; Conv2D(3, 4, 5) as [4, 3, 5, 5], Conv2DTranspose(3, 4, 5) as [3, 4, 5, 5], LSTM(3, 4) as [16, 3] and [16, 4], Embedding(10, 6) as [10, 6], as in PyTorch."""

from paddle import nn

assert nn.Linear(8, 16).weight.shape == [8, 16]
assert nn.Conv2D(3, 4, 5).weight.shape == [4, 3, 5, 5]
assert nn.Conv2DTranspose(3, 4, 5).weight.shape == [3, 4, 5, 5]
state = nn.LSTM(3, 4).state_dict()
assert state["weight_ih_l0"].shape == [16, 3] and state["weight_hh_l0"].shape == [16, 4]
assert nn.Embedding(10, 6).weight.shape == [10, 6]
