# releases: >=2.9,<2.12
"""Up to 2.11 these two leave conv and RNN at "tf32", and `flags` can be entered."""

import torch

b = torch.backends
b.fp32_precision = "ieee"
assert b.cudnn.fp32_precision == "ieee"
assert b.cudnn.conv.fp32_precision == b.cudnn.rnn.fp32_precision == "tf32"
with b.cudnn.flags(enabled=False):
    pass
b.cudnn.fp32_precision = "ieee"
assert b.cudnn.conv.fp32_precision == b.cudnn.rnn.fp32_precision == "tf32"
with b.cudnn.flags(enabled=False):
    pass
