"""int32, uint8 and bool targets of the shape of the scores are refused alike: got Int, Byte, Bool."""

import torch
from torch import nn

one_hot = nn.functional.one_hot(torch.tensor([0, 1, 2, 0]), 3)
for kind, word in ((torch.int32, "Int"), (torch.uint8, "Byte"), (torch.bool, "Bool")):
    try:
        nn.functional.cross_entropy(torch.randn(4, 3), one_hot.to(kind))
    except RuntimeError as error:
        assert str(error).endswith(f"target with class probabilities, got {word}")
    else:
        raise AssertionError(f"{kind}: nothing was raised")
