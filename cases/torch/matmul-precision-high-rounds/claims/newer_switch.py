# releases: >=2.9
"""Where `fp32_precision` was set, `get_float32_matmul_precision` raises an error; `set_float32_matmul_precision("highest")` undoes it."""

import torch

torch.backends.cuda.matmul.fp32_precision = "tf32"
try:
    torch.get_float32_matmul_precision()
except RuntimeError as error:
    assert "mix of the legacy and new APIs" in str(error)
else:
    raise AssertionError("nothing was raised")
torch.set_float32_matmul_precision("highest")
assert torch.backends.cuda.matmul.fp32_precision == "ieee"
assert torch.get_float32_matmul_precision() == "highest"
