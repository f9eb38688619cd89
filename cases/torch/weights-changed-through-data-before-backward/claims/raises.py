"""The same clipping under `no_grad`, or of `weight.detach()`, raises in `backward()`."""

import torch
from torch import nn

for way in ("no_grad", "detach", "data"):
    critic = nn.Sequential(nn.Linear(2, 8), nn.Tanh(), nn.Linear(8, 1))
    loss = critic(torch.ones(3, 2)).mean()
    for weight in critic.parameters():
        if way == "no_grad":
            with torch.no_grad():
                weight.clamp_(-0.1, 0.1)
        elif way == "detach":
            weight.detach().clamp_(-0.1, 0.1)
        else:
            weight.data.clamp_(-0.1, 0.1)
    try:
        loss.backward()
    except RuntimeError as error:
        assert way != "data" and "modified by an inplace operation" in str(error)
    else:
        assert way == "data"
