"""`print(model)` shows numbers in brackets for the parts that can be indexed, and names for the others."""

from torch import nn


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(nn.Linear(8, 32), nn.ReLU())
        self.classifier = nn.Linear(32, 10)


lines = [line.strip() for line in repr(Network()).split("\n")]
assert lines[1] == "(features): Sequential("
assert lines[2].startswith("(0): Linear(")
assert lines[5].startswith("(classifier): Linear(")
