"""`torch.set_float32_matmul_precision` and `allow_tf32` write both settings, also after `fp32_precision` was set."""

import torch

matmul = torch.backends.cuda.matmul
for new in ["tf32", "ieee"]:
    for name, flag in (("high", True), ("highest", False)):
        matmul.fp32_precision = new
        torch.set_float32_matmul_precision(name)
        assert matmul.allow_tf32 is flag
        assert matmul.fp32_precision == ("tf32" if flag else "ieee")

        matmul.fp32_precision = new
        matmul.allow_tf32 = flag
        assert matmul.allow_tf32 is flag
        assert matmul.fp32_precision == ("tf32" if flag else "ieee")
