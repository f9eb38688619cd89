"""Where batch and length are equal, or without a mask, nothing is raised: samples mix."""

import torch
from torch import nn

torch.manual_seed(0)
layer = nn.TransformerEncoderLayer(16, 2, dim_feedforward=32).eval()
x = torch.randn(9, 9, 16)
mask = torch.full((9, 9), float("-inf")).triu(1)
changed = x.clone()
changed[0] += 1  # the first sample, if the batch is the first axis
for options in ({"src_mask": mask}, {}):
    difference = (layer(changed, **options) - layer(x, **options)).abs()
    assert difference[1:].max() > 1e-3  # other samples change

layer = nn.TransformerEncoderLayer(16, 2, dim_feedforward=32, batch_first=True).eval()
difference = (layer(changed, src_mask=mask) - layer(x, src_mask=mask)).abs()
assert difference[0].max() > 1e-3
assert difference[1:].max() == 0
