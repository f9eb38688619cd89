# releases: >=2.0
"""With `batch_first=True`, in evaluation mode and without gradients, a mask for another length has the words of `view`; with gradients it has those of the mask."""

import torch
from torch import nn

layer = nn.TransformerEncoderLayer(32, 4, dim_feedforward=64, batch_first=True).eval()
x, mask = torch.randn(10, 7, 32), torch.full((9, 9), float("-inf")).triu(1)
for recorded, words in (
    (False, "shape '[1, 1, 7, 7]' is invalid for input of size 81"),
    (True, "The shape of the 2D attn_mask is torch.Size([9, 9]), but should be (7, 7)"),
):
    try:
        with torch.set_grad_enabled(recorded):
            layer(x, src_mask=mask)
    except RuntimeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
