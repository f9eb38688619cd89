"""Sequential and ModuleList take numbers, negative ones and slices, and can be iterated; a ModuleDict takes names."""

from torch import nn

layers = [nn.Linear(8, 4), nn.ReLU(), nn.Linear(4, 2)]
for container in (nn.Sequential(*layers), nn.ModuleList(layers)):
    assert container[0] is layers[0] and container[-1] is layers[2]
    assert len(container[:2]) == 2
    assert list(container) == layers
assert nn.ModuleDict({"head": layers[0]})["head"] is layers[0]
