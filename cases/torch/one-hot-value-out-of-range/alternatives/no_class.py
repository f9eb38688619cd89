"""Pixels of 255 or -100 that have no class get a channel of their own, which is left out."""

import torch
import torch.nn.functional as F

for ignored in (-100, 255):
    mask = torch.tensor([[[0, 1], [2, ignored]]])
    result = F.one_hot(torch.where(mask == ignored, 3, mask), 4)[..., :3].permute(0, 3, 1, 2)
    assert result.shape == (1, 3, 2, 2)
    assert result[0, :, 1, 1].tolist() == [0, 0, 0]
    assert torch.equal(result.argmax(1)[mask != ignored], mask[mask != ignored])
    assert int(result.sum()) == 3
