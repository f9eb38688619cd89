"""A gradient penalty for an LSTM on the GPU, of cells, which have no cuDNN kernel."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.manual_seed(0)
lstm = torch.nn.LSTMCell(2, 2).to(DEVICE)
x = torch.ones(3, 1, 2, device=DEVICE, requires_grad=True)

state, outputs = None, []
for step in x:
    state = lstm(step, state)
    outputs.append(state[0])
output = torch.stack(outputs)
(gradient,) = torch.autograd.grad(output.sum(), x, create_graph=True)
gradient.square().sum().backward()
result = lstm.weight_ih.grad.cpu()
assert torch.isfinite(result).all()
