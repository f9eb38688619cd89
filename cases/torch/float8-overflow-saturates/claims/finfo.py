# releases: >=2.1
"""`torch.finfo(torch.float8_e4m3fn).max` is 448."""

import torch

assert torch.finfo(torch.float8_e4m3fn).max == 448
