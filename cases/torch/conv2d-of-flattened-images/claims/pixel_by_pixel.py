"""Rows that hold RGB pixel by pixel need a permute; view(-1, 3, 32, 32) fits as well and mixes the colours."""

import torch

images = torch.zeros(2, 32, 32, 3)
images[..., 0] = 1.0  # red
rows = images.reshape(2, -1)
right = rows.view(-1, 32, 32, 3).permute(0, 3, 1, 2)
assert right.shape == (2, 3, 32, 32)
assert (right[:, 0] == 1).all() and (right[:, 1:] == 0).all()
mixed = rows.view(-1, 3, 32, 32)
assert not (mixed[:, 0] == 1).all() and (mixed[:, 1] == 1).any()
assert torch.nn.Conv2d(3, 8, 3)(mixed).shape == (2, 8, 30, 30)
