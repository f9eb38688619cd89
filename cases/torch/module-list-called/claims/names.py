"""nn.Sequential has the names of nn.ModuleList in the state_dict."""

from torch import nn

layers = [nn.Linear(4, 4), nn.Linear(4, 4)]
assert list(nn.Sequential(*layers).state_dict()) == list(nn.ModuleList(layers).state_dict())
