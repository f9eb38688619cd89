"""squeeze() removes the axis of a batch of one as well; squeeze(-1) keeps it."""

import torch

for size in (8, 1):
    outputs = torch.randn(size, 3, 1)
    assert outputs.squeeze(-1).argmax(dim=1).shape == (size,)
    try:
        outputs.squeeze().argmax(dim=1)
    except IndexError as error:
        assert size == 1
        assert "(expected to be in range of [-1, 0], but got 1)" in str(error)
    else:
        assert size == 8
