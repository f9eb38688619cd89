"""With one registered layer there is no error, and the layers of list and dictionary stay out."""

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers, self.heads = [nn.Linear(4, 4)], {"first": nn.Linear(4, 1)}
        self.last = nn.Linear(4, 1)


model = Net().to(torch.float64)
torch.optim.Adam(model.parameters())
assert list(model.state_dict()) == ["last.weight", "last.bias"]
assert model.layers[0].weight.dtype == model.heads["first"].weight.dtype == torch.float32
