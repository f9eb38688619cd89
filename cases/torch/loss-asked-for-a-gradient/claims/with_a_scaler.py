# releases: >=2.3
"""With a GradScaler it is said: step() raises "No inf checks were recorded for this optimizer."."""

import torch

model = torch.nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")
loss = torch.tensor(model(torch.ones(2, 4)).mean().item(), requires_grad=True)
scaler.scale(loss).backward()
try:
    scaler.step(optimizer)
except AssertionError as error:
    assert "No inf checks were recorded for this optimizer" in str(error)
else:
    raise RuntimeError("nothing was raised")
