"""After `set_float32_matmul_precision("high")` a new "ieee" does not raise, and the old question still says "high"."""

import torch

torch.set_float32_matmul_precision("high")
torch.backends.cuda.matmul.fp32_precision = "ieee"
assert torch.get_float32_matmul_precision() == "high"
assert torch.backends.cuda.matmul.fp32_precision == "ieee"
