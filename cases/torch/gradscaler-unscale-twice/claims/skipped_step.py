"""A step left out after `unscale_` raises at the next one, unless `update` is called."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

for updates in (True, False):
    model = torch.nn.Linear(2, 1).to(DEVICE)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scaler = torch.amp.GradScaler(DEVICE)
    try:
        for step in range(2):
            optimizer.zero_grad()
            scaler.scale(model(torch.ones(1, 2).to(DEVICE)).sum()).backward()
            scaler.unscale_(optimizer)
            if step == 0:  # this step is left out
                if updates:
                    scaler.update()
                continue
            scaler.step(optimizer)
            scaler.update()
    except RuntimeError as error:
        assert not updates and "unscale_() has already been called" in str(error)
    else:
        assert updates
