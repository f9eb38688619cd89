"""A forward hook on every module finds the first one whose output is not finite."""

import torch
from torch import nn

model = nn.Sequential(nn.Linear(16, 64), nn.Linear(64, 64), nn.LayerNorm(64)).half()
with torch.no_grad():
    model[0].weight.fill_(1.0)
    model[1].weight.fill_(2000.0)
found = []


def watch(name, module):
    """Note the module if it returns a number that is not finite."""

    def hook(module, inputs, output):
        if not output.isfinite().all():
            found.append(name)

    module.register_forward_hook(hook)


for name, module in model.named_modules():
    watch(name, module)
with torch.no_grad():
    model(torch.ones(1, 16).half())
assert found[0] == "1", found
