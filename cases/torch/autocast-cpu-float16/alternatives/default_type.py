# releases: >=1.13
"""Run a training script with the type that autocast takes on the CPU by itself, bfloat16."""

import torch

torch.manual_seed(0)
model = torch.nn.Linear(8, 4)

with torch.autocast("cpu"):
    output = model(torch.randn(2, 8))

assert output.dtype == torch.bfloat16, "the output is %s" % output.dtype
result = output.float()
