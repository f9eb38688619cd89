"""Passes in eval mode leave the vectors of the power iteration alone; each one in training mode changes them."""

import torch

torch.manual_seed(0)
layer = torch.nn.utils.spectral_norm(torch.nn.Linear(8, 8))
for training in (False, True, False, True):
    before = layer.weight_u.clone()
    layer.train(training)(torch.ones(1, 8))
    assert torch.equal(layer.weight_u, before) is not training
