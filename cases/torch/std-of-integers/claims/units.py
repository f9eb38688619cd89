"""The deviation of the integers is in their units: it is 255 times that of the images divided by 255."""

import torch

torch.manual_seed(0)
images = torch.randint(0, 256, (4, 3, 8, 8), dtype=torch.uint8)
assert torch.allclose(images.float().std(), 255 * (images / 255).std())
assert images.float().std() > 50 and (images / 255).std() < 0.5
