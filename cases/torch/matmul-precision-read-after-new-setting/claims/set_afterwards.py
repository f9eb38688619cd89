"""`set_float32_matmul_precision` after the new setting brings both to what it says, and the question passes."""

import torch

torch.backends.cuda.matmul.fp32_precision = "tf32"
try:
    torch.get_float32_matmul_precision()
except RuntimeError as error:
    assert "mix of the legacy and new APIs" in str(error), error
else:
    raise AssertionError("nothing was raised")
for old, new in (("high", "tf32"), ("highest", "ieee")):
    torch.set_float32_matmul_precision(old)
    assert torch.get_float32_matmul_precision() == old
    assert torch.backends.cuda.matmul.fp32_precision == new
