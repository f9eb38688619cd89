"""Predict with a model that torch 1.10 saved as a whole."""

import base64
import io
import zlib

import torch
from torch import nn

# torch.save(nn.Sequential(nn.Linear(2, 3), nn.GELU()), file) of torch 1.10.2
SAVED = (
    "eNqNVElv1DAUzqwtocyUsu9QtimUaUvZlwIDDEtKGVIqIiQUeTKeOmpI5iVOEYdKIDS0wI0jAs5IiANnlkpcOHMACSHxJ7hy"
    "wI5Dm0lVhKXI8nvve99nf44rSiotSe3t0oLRKXVJyDWIOYn7aoiiYmPCKpdy0s2WcS9pUIdVFW27eNup+Rb2ioZjU2Ta2JVH"
    "MfjYpiayZJB67kNiCpIFjZNRl1WY9jikZrSlbK03kItuY4pdD9KG4VgWNqjp2J581a1hF9fOmQaVIdOjQjZooFf9ep1XtxEe"
    "bNc28KDt2HqDRU2PMt6/NbqHKSwxdLY2LWraui6ziAzyLVjahA4Vlmn5oCUyJu4gt6YTx5nwIBd0zmurec709LpvWa010Dmi"
    "5Xi27rgR4PIA2KV1RVMNF4fpFUF6pbacpz2KKNZrbHdhdlWQXa2t51nLQbVoyXyTNUHZWnEW4cnDuiC4vqAlWLQfNiz0xmK+"
    "IFceFhNsZKZsmoLNBZKaIekAvaWgZRn6DjbHCYWtYQvdp6blybqL+RnW5u2SYdsiJcwBz3H1yf0ydBcKWhtr6rFKNI5hu4DI"
    "ZbY/OiqCMuwIZe/UUmw2Gj7sUrIUdl9TJCWlJB9CQUkqiYfQ8ygQuofCXhV6Z4LFvmkoqtCnscssVU3kQT/ZRhgt2U5E2wEY"
    "ILuUFIX9QbsmDCqJJhwQrQ5SOKTCYdHqyDQcVeGYT8TNOk6WEHZRTjThpApDRFyKU6RzhAibTxPh5xkinCsRYc1ZItw4F9xv"
    "dunqGFHfZS6dV5JaB4s5Pp0PlpWUXw2VXljoG2J/wyTif4R84fzwmAwXmXOXpuByxDklVDwsFF9pwogKV0PFlXnF10LFaqh4"
    "NFR8PVQ85ld9v1qsKG3tz78++/yDucG/yqJPRU7qaXkq+vrLpZ2xh2KR0X33zbvnhz4Nvf29cnbTkczst8aTj6/3lIY4+Yvv"
    "sz/Xsvb8+xd5byv5QLlU+D9yNm48xu9PT+dP/Xxw7wPnrIyWu7k3Hf/kzEuH5zgn+XPj2OXS4H+TRsagzFm/vBwfS7K+yYA1"
    "wac53qgFnQuUxF/oODp6hrkW5N60FDMtjo2eRSv2VRw7EMdGd5RvwW7MSPGzqyjZbG+Y3pzaN1eajs2/wvlpJhSoZPmrIjWz"
    "Yp0IYpmswKSDelH7B3rUygE="
)

file = io.BytesIO(zlib.decompress(base64.b64decode(SAVED)))
saved = torch.load(file, weights_only=False)
model = nn.Sequential(nn.Linear(2, 3), nn.GELU())
model.load_state_dict(saved.state_dict())

result = model(torch.ones(1, 2)).detach()
assert result.shape == (1, 3)
