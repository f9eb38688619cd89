"""A tuple of three layers is refused in the same words; a layer list is not, it counts as one layer."""

from paddle import nn

layers = (nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2))
try:
    nn.Sequential(layers)
except ValueError as error:
    assert "too many values to unpack (expected 2" in str(error), error
else:
    raise AssertionError("accepted")
assert len(nn.Sequential(nn.LayerList(list(layers)))) == 1
assert len(nn.Sequential(*layers)) == 3
