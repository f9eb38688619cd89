"""`dict.fromkeys` keeps both pairs of a shared weight where its names differ; the names of a ModuleList have it once."""

from torch import nn

trunk = nn.Linear(4, 8)
actor = nn.Sequential(trunk, nn.Linear(8, 2))
critic = nn.Sequential(nn.Identity(), trunk, nn.Linear(8, 1))

pairs = list(dict.fromkeys([*actor.named_parameters(), *critic.named_parameters()]))
assert sum(parameter is trunk.weight for _, parameter in pairs) == 2
pairs = list(nn.ModuleList([actor, critic]).named_parameters())
assert sum(parameter is trunk.weight for _, parameter in pairs) == 1
