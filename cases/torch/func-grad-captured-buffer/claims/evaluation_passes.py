# releases: >=2.5
"""Evaluation mode passes."""

import torch
from torch.func import functional_call, grad

model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.BatchNorm1d(4)).eval()
weights = {name: weight.detach() for name, weight in model.named_parameters()}
grad(lambda weights: functional_call(model, weights, (torch.ones(6, 3),)).sum())(weights)
