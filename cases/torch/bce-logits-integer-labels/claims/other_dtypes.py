"""uint8 labels are refused as Byte, bool labels in other words."""

import torch
from torch.nn.functional import binary_cross_entropy_with_logits

labels = torch.tensor([0, 1, 1])
for dtype, words in (
    (torch.uint8, "desired output type Byte"),
    (torch.int32, "desired output type Int"),
    (torch.bool, "with two bool tensors is not supported"),
):
    try:
        binary_cross_entropy_with_logits(torch.randn(3), labels.to(dtype))
    except RuntimeError as error:
        assert words in str(error), error
    else:
        raise AssertionError(f"{dtype} was taken")
