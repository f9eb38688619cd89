"""Normalise images by the mean and the deviation of each channel."""

import torch

torch.manual_seed(0)
images = torch.randint(0, 256, (8, 3, 16, 16), dtype=torch.uint8)

mean = images.mean(dim=(0, 2, 3), keepdim=True, dtype=torch.float32)
std = images.std(dim=(0, 2, 3), keepdim=True)
batch = (images - mean) / std

result = batch.std()
assert batch.shape == (8, 3, 16, 16)
assert abs(result - 1) < 0.01
