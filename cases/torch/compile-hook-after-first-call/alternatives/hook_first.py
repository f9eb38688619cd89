"""A forward hook is put on a layer before the compiled model runs."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")

torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.ReLU())
run = torch.compile(model, backend="eager") if MODE == "compile" else model
features = []
x = torch.randn(2, 3)

model[0].register_forward_hook(lambda module, args, output: features.append(output))
run(x)
assert len(features) == 1, f"the hook ran {len(features)} times in one call"
result = features[0]
