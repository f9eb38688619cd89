"""With bias_attr=False the layer has no bias: `bias` is None and only the weight is a parameter. An initializer there fills it."""

from paddle import nn

for layer in (nn.Conv2D(3, 8, 3, bias_attr=False), nn.Linear(3, 4, bias_attr=False)):
    assert layer.bias is None
    assert len(layer.parameters()) == 1
assert list(nn.Conv2D(3, 8, 3).bias.shape) == [8]
assert list(nn.Linear(3, 4).bias.shape) == [4]
constant = nn.initializer.Constant(2.0)
assert nn.Linear(3, 1, bias_attr=constant).bias.tolist() == [2.0]
