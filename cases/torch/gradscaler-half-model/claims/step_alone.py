"""step raises the same without unscale_."""

import torch

model = torch.nn.Linear(4, 1).half()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu", init_scale=8.0)
scaler.scale(model(torch.ones(2, 4).half()).sum()).backward()
try:
    scaler.step(optimizer)
except ValueError as error:
    assert str(error) == "Attempting to unscale FP16 gradients."
else:
    raise AssertionError("nothing was raised")
