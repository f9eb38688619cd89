"""Run a training script written for float16 autocast on a machine without a GPU."""

import torch

torch.manual_seed(0)
model = torch.nn.Linear(8, 4)

with torch.autocast("cpu", dtype=torch.float16):
    output = model(torch.randn(2, 8))

assert output.dtype == torch.float16, "the output is %s" % output.dtype
result = output.float()
