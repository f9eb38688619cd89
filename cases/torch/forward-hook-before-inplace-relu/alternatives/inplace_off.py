"""Features of a hook, after `inplace` was switched off in all modules of the model."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
norm = torch.nn.BatchNorm1d(8)
model = torch.nn.Sequential(torch.nn.Linear(4, 8), norm, torch.nn.ReLU(inplace=True), torch.nn.Linear(8, 2))
model = model.to(DEVICE).eval()
for module in model.modules():
    if hasattr(module, "inplace"):
        module.inplace = False

features = []
norm.register_forward_hook(lambda module, inputs, output: features.append(output.detach()))

samples = torch.randn(8, 4).to(DEVICE)
with torch.no_grad():
    model(samples)
    alone = int((norm(model[0](samples)) < 0).sum())

kept = int((features[0] < 0).sum())
assert kept == alone, "%d of 64 features are negative; batch norm alone gives %d" % (kept, alone)
result = features[0]
