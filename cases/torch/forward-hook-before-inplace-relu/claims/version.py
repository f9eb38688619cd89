"""`_version` of what was kept is above 0 behind an activation in place, and 0 behind one that is not, or for a clone; a hook on the activation itself has 1, and is right."""

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

relu = torch.nn.ReLU(inplace=True)
features = []
relu.register_forward_hook(lambda module, inputs, output: features.append(output.detach()))
x = torch.randn(8, 4).to(DEVICE)
expected = torch.relu(x)
relu(x)
assert features[0]._version == 1
assert torch.equal(features[0], expected)
