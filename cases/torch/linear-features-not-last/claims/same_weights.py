"""A `Conv1d` of one step with the weights of the linear layer computes what the layer does after the transposition."""

import torch

torch.manual_seed(0)
recordings = torch.randn(8, 16, 50)
layer, convolution = torch.nn.Linear(16, 4), torch.nn.Conv1d(16, 4, 1)
with torch.no_grad():
    convolution.weight.copy_(layer.weight[:, :, None])
    convolution.bias.copy_(layer.bias)
expected = layer(recordings.transpose(1, 2)).transpose(1, 2)
assert torch.allclose(convolution(recordings), expected, atol=1e-5)
assert not torch.allclose(torch.nn.Conv1d(16, 4, 1)(recordings), expected, atol=1e-2)
