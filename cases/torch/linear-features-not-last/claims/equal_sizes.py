"""With as many steps as channels nothing is raised, and the layer takes the steps for features."""

import torch

torch.manual_seed(0)
layer = torch.nn.Linear(3, 1)
recordings = torch.randn(2, 3, 3)  # recordings, channels, time steps
output = layer(recordings)
steps_of_first_channel = recordings[:, 0, :] @ layer.weight[0] + layer.bias
assert torch.allclose(output[:, 0, 0], steps_of_first_channel, atol=1e-6)
assert not torch.allclose(output, layer(recordings.transpose(1, 2)), atol=1e-3)
