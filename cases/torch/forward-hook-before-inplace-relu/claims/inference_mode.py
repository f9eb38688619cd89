"""Under `torch.inference_mode()` the features are overwritten too, and reading `_version` raises; a clone shows the difference."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
norm = torch.nn.BatchNorm1d(8)
model = torch.nn.Sequential(torch.nn.Linear(4, 8), norm, torch.nn.ReLU(inplace=True)).to(DEVICE).eval()
kept, copies = [], []
norm.register_forward_hook(lambda module, inputs, output: kept.append(output.detach()))
norm.register_forward_hook(lambda module, inputs, output: copies.append(output.clone()))
with torch.inference_mode():
    model(torch.randn(8, 4).to(DEVICE))
try:
    kept[0]._version
except RuntimeError as error:
    assert "Inference tensors do not track version counter" in str(error), error
else:
    raise AssertionError("a version was read")
assert not torch.equal(kept[0], copies[0])
