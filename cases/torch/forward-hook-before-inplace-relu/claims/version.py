"""`_version` of what was kept is above 0 behind an activation in place, and 0 behind one that is not, or for a clone."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def version(keep, inplace):
    """The version of the kept tensor after the forward pass."""
    norm = torch.nn.BatchNorm1d(8)
    model = torch.nn.Sequential(torch.nn.Linear(4, 8), norm, torch.nn.ReLU(inplace=inplace)).to(DEVICE).eval()
    features = []
    norm.register_forward_hook(lambda module, inputs, output: features.append(keep(output)))
    model(torch.randn(8, 4).to(DEVICE))
    return features[0]._version


assert version(lambda output: output.detach(), inplace=True) > 0
assert version(lambda output: output.detach(), inplace=False) == 0
assert version(lambda output: output.detach().clone(), inplace=True) == 0
