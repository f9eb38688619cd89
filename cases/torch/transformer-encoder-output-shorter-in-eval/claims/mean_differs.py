# releases: >=1.13
"""The mean over the steps gives no error and another value, on all releases; the steps in use are alike."""

import warnings

import torch
from torch import nn

torch.manual_seed(0)
padding = torch.arange(10) >= torch.tensor([4, 7]).unsqueeze(1)
x = torch.randn(2, 10, 8)

warnings.simplefilter("ignore")
outputs = []
for nested in (True, False):
    torch.manual_seed(0)
    layer = nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)
    encoder = nn.TransformerEncoder(layer, 2, enable_nested_tensor=nested).eval()
    with torch.no_grad():
        outputs.append(encoder(x, src_key_padding_mask=padding))
first, second = outputs
assert torch.allclose(first[0, :4], second[0, :4], atol=1e-5)
assert (first.mean(1) - second.mean(1)).abs().max() > 0.01
