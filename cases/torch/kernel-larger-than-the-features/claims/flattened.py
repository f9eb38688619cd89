"""With padding the flattened features no longer fit the Linear behind them; after `AdaptiveAvgPool2d(1)` they do."""

import torch
from torch import nn

images = torch.rand(2, 3, 12, 12)
for padding, fits in ((0, True), (1, False)):
    conv = nn.Conv2d(3, 8, kernel_size=3, padding=padding)
    try:
        nn.Sequential(conv, nn.Flatten(), nn.Linear(8 * 10 * 10, 4))(images)
    except RuntimeError:
        assert not fits
    else:
        assert fits
    pooled = nn.Sequential(conv, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(8, 4))
    assert pooled(images).shape == (2, 4)
