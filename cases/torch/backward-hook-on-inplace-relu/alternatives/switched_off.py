"""Switch off inplace on the loaded model before the hook is registered."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
activation = torch.nn.ReLU(inplace=True)
model = torch.nn.Sequential(
    torch.nn.Conv2d(1, 4, 3, padding=1),
    activation,
    torch.nn.AdaptiveAvgPool2d(1),
    torch.nn.Flatten(),
    torch.nn.Linear(4, 2),
).to(DEVICE)
for module in model.modules():
    if hasattr(module, "inplace"):
        module.inplace = False
maps, gradients = [], []
activation.register_forward_hook(lambda module, inputs, output: maps.append(output))
activation.register_full_backward_hook(lambda module, before, after: gradients.append(after[0]))
image = torch.randn(1, 1, 8, 8).to(DEVICE)
score = model(image)[0, 1]
score.backward()
result = torch.relu((gradients[0].mean((2, 3), keepdim=True) * maps[0]).sum(1)).detach()
