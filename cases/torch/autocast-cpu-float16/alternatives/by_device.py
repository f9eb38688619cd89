# releases: >=1.13
"""Run a training script for both devices, with the type that the device has."""

import torch

torch.manual_seed(0)
device = "cuda" if torch.cuda.is_available() else "cpu"
dtype = torch.float16 if device == "cuda" else torch.bfloat16
model = torch.nn.Linear(8, 4).to(device)

with torch.autocast(device, dtype=dtype):
    output = model(torch.randn(2, 8).to(device))

assert output.dtype == dtype, "the output is %s" % output.dtype
result = output.float()
