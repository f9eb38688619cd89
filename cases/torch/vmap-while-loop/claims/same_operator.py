"""`torch.while_loop` is the same function."""

from torch._higher_order_ops import while_loop

import torch

assert torch.while_loop is while_loop
