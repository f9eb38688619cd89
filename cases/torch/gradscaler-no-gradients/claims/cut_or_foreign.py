"""A part of the loss made under `no_grad`, a loss copied by `torch.tensor`, and the parameters of another model give this message; a disabled scaler is silent."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

x = torch.ones(1, 2).to(DEVICE)
trained, used = torch.nn.Linear(2, 1).to(DEVICE), torch.nn.Linear(2, 1).to(DEVICE)
before = trained.weight.detach().clone()
with torch.no_grad():
    part = trained(x)
copied = torch.tensor(trained(x).sum().item(), requires_grad=True, device=DEVICE)
for loss in (used(x).sum(), (part + used(x)).sum(), copied):
    for enabled in (True, False):
        optimizer = torch.optim.SGD(trained.parameters(), lr=0.1)
        scaler = torch.amp.GradScaler(DEVICE, enabled=enabled)
        scaler.scale(loss).backward(retain_graph=True)
        try:
            scaler.step(optimizer)
        except AssertionError as error:
            assert enabled and str(error) == "No inf checks were recorded for this optimizer."
        else:
            assert not enabled and torch.equal(trained.weight, before)
