"""The loop passes where the image needs no gradient."""

import torch

image = torch.ones(3, 4, 4)
for channel, m in zip(image, (0.4, 0.5, 0.6)):
    channel.sub_(m)
assert torch.allclose(image[:, 0, 0], torch.tensor([0.6, 0.5, 0.4]))
