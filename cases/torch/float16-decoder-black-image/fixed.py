"""Decode a latent to an image in float32."""

import numpy as np
import torch
from torch import nn

DTYPE = torch.float32

torch.manual_seed(0)
decoder = nn.Sequential(nn.Linear(16, 64), nn.LayerNorm(64), nn.Linear(64, 3 * 8 * 8), nn.Sigmoid())
with torch.no_grad():
    decoder[0].weight.mul_(100_000.0)  # the normalisation behind it hides the scale from training
    latent = torch.randn(1, 16)
    decoder, latent = decoder.to(DTYPE), latent.to(DTYPE)
    image = decoder(latent).float().numpy().reshape(8, 8, 3)

result = np.array(image)
pixels = (image * 255).round().astype("uint8")
assert np.isfinite(image).all(), "the image is NaN, and black: the brightest pixel is %d" % pixels.max()
