"""`list(loaded)[:3]` shows names of weights such as 0.weight in a state_dict, and `value.shape` their sizes."""

from torch import nn

loaded = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 3)).state_dict()
assert list(loaded)[:3] == ["0.weight", "0.bias", "2.weight"]
assert [tuple(value.shape) for value in loaded.values()] == [(16, 8), (16,), (3, 16), (3,)]
