"""Write by `torch.set_float32_matmul_precision` alone: the new setting can be read after it."""

import torch

torch.manual_seed(0)
torch.set_float32_matmul_precision("high")
model, x = torch.nn.Linear(8, 2), torch.randn(4, 8)


def evaluate():
    was = torch.get_float32_matmul_precision()
    torch.set_float32_matmul_precision("highest")
    try:
        with torch.no_grad():
            return model(x)
    finally:
        torch.set_float32_matmul_precision(was)


result = evaluate()
assert result.shape == (4, 2)
assert torch.get_float32_matmul_precision() == "high"
assert torch.backends.cuda.matmul.fp32_precision == "tf32"
