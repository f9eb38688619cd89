"""`torch.backends.fp32_precision = "ieee"` does not make the question raise, and the value before it was set is "none"."""

import torch

assert torch.backends.fp32_precision == "none"
torch.backends.fp32_precision = "ieee"
assert torch.get_float32_matmul_precision() == "highest"
