"""The traceback of anomaly mode ends at ReLU, not at dropout."""

import warnings

import torch
from torch import nn

layers = [nn.Linear(4, 8), nn.ReLU(inplace=True), nn.Dropout(0.5, inplace=True)]
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    try:
        with torch.autograd.set_detect_anomaly(True):
            nn.Sequential(*layers)(torch.ones(2, 4)).sum().backward()
    except RuntimeError:
        pass
text = " ".join(str(one.message) for one in caught if "Traceback" in str(one.message))
assert "F.relu(input" in text and "F.dropout(input" not in text, text
