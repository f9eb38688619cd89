"""An array shares the tensor's memory; `model.eval()` leaves gradients on."""

import torch

weight = torch.ones(2, requires_grad=True)
array = weight.detach().numpy()
array[0] = 5
assert weight[0] == 5
model = torch.nn.Sequential(torch.nn.Linear(2, 1), torch.nn.Dropout()).eval()
assert model(torch.ones(1, 2)).requires_grad
