"""Patches are put together to an image of another size."""

import torch

patches = torch.nn.functional.unfold(torch.zeros(1, 3, 8, 8), 4, stride=4)
torch.nn.functional.fold(patches, (16, 16), 4, stride=4)
