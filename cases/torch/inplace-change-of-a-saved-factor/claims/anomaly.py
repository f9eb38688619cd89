"""In anomaly mode a warning shows the line of the operation that needed the value."""

import warnings

import torch

x = torch.ones(3, requires_grad=True)
with warnings.catch_warnings(record=True) as caught, torch.autograd.set_detect_anomaly(True):
    warnings.simplefilter("always")
    hidden = x + 1
    squared = hidden * hidden
    hidden += 1
    try:
        squared.sum().backward()
    except RuntimeError:
        pass
assert any("squared = hidden * hidden" in str(one.message) for one in caught)
