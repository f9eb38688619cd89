"""A slice of columns, an expanded and a channels-last tensor and a comparison of a transposed one are refused alike."""

import torch

last = torch.ones(2, 3, 4, 4).to(memory_format=torch.channels_last)
hits = torch.ones(8, 5).t().eq(torch.ones(1, 8))  # has the order of its first operand
for tensor in (torch.ones(4, 5)[:, :3], torch.ones(4, 1).expand(4, 5), last, hits[:3]):
    try:
        tensor.view(-1)
    except RuntimeError as error:
        assert str(error).startswith("view size is not compatible with input tensor's size")
    else:
        raise AssertionError("nothing was raised")
