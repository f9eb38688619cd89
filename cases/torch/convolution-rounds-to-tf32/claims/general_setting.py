# releases: >=2.9,<2.12
"""Up to 2.11 `torch.backends.fp32_precision = "ieee"` leaves convolutions and recurrent layers at TF32."""

import torch

torch.backends.fp32_precision = "ieee"
assert torch.backends.cudnn.fp32_precision == "ieee"
assert torch.backends.cudnn.conv.fp32_precision == "tf32"
assert torch.backends.cudnn.rnn.fp32_precision == "tf32"
