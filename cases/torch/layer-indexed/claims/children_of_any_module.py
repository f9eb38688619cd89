"""`list(model.children())` has the parts of any module in the order of their definition, and `named_children()` their names."""

from torch import nn


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(nn.Linear(8, 32), nn.ReLU())
        self.classifier = nn.Linear(32, 10)


model = Network()
assert list(model.children())[-1] is model.classifier
assert [name for name, _ in model.named_children()] == ["features", "classifier"]
assert isinstance(list(model.children())[0][1], nn.ReLU)
