"""After the setting for all at once the old flag cannot be read either."""

import torch

torch.backends.fp32_precision = "tf32"
try:
    torch.backends.cuda.matmul.allow_tf32
except RuntimeError as error:
    assert "mix of the legacy and new APIs" in str(error)
else:
    raise AssertionError("nothing was raised")
