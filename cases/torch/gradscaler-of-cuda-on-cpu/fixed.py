"""Train on a machine without a GPU for a while, with a scaler of the device that is used."""

import torch

model = torch.nn.Linear(2, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cuda" if torch.cuda.is_available() else "cpu")
scaler.scale(model(torch.ones(1, 2)).sum()).backward()
scaler.step(optimizer)
scaler.update()
checkpoint = {"model": model.state_dict(), "scaler": scaler.state_dict()}

resumed = torch.amp.GradScaler("cpu")  # a machine where the scaler is switched on
resumed.load_state_dict(checkpoint["scaler"])
result = resumed.get_scale()
assert result == 65536.0
