"""`torch.optim.swa_utils.AveragedModel` averages tied weights once."""

import torch
from torch import nn
from torch.optim.swa_utils import AveragedModel

model = nn.Sequential(nn.Embedding(5, 4), nn.Linear(4, 5, bias=False))
model[1].weight = model[0].weight
average = AveragedModel(model)
for number in (1.0, 2.0, 6.0):
    nn.init.constant_(model[0].weight, number)
    average.update_parameters(model)
assert torch.allclose(average.module[0].weight, torch.tensor(3.0))
assert average.module[1].weight is average.module[0].weight
