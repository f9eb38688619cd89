"""Run a training script with bfloat16 autocast on a machine without a GPU."""

import torch

torch.manual_seed(0)
model = torch.nn.Linear(8, 4)

with torch.autocast("cpu", dtype=torch.bfloat16):
    output = model(torch.randn(2, 8))

assert output.dtype == torch.bfloat16, "the output is %s" % output.dtype
result = output.float()
