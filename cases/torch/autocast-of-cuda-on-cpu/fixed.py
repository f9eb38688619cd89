"""Run a layer in bfloat16 with autocast of the device that it is on."""

import torch

torch.manual_seed(0)
device = "cuda" if torch.cuda.is_available() else "cpu"
model = torch.nn.Linear(8, 2).to(device)
x = torch.randn(4, 8, device=device)

with torch.no_grad(), torch.autocast(device, dtype=torch.bfloat16):
    y = model(x)

assert y.dtype == torch.bfloat16, f"autocast was asked for bfloat16, and the layer gave {y.dtype}"
result = y.float().cpu()
