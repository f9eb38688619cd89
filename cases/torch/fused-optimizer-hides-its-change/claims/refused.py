"""With `fused=False` the second backward pass is refused."""

import torch
from torch import nn

model = nn.Sequential(nn.Linear(4, 8), nn.Linear(8, 1))
optimizer = torch.optim.Adam(model[1].parameters(), lr=0.5, fused=False)
outputs = model(torch.randn(16, 4))
outputs.mean().backward(retain_graph=True)
optimizer.step()
try:
    outputs.pow(2).mean().backward()
except RuntimeError as error:
    assert "modified by an inplace operation" in str(error)
else:
    raise AssertionError("it was not refused")
