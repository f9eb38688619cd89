"""`eval()`, `parameters()` and `state_dict()` of the wrapper reach the model; the keys of the last begin with "module."."""

from torch import nn

plain = nn.Sequential(nn.Linear(2, 2), nn.Dropout())
model = nn.DataParallel(plain)
model.eval()
assert not plain[1].training
assert all(one is other for one, other in zip(model.parameters(), plain.parameters()))
assert list(model.state_dict()) == ["module.0.weight", "module.0.bias"]
