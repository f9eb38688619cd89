"""A model of nothing but cast layers raises, that an element does not require grad."""

import torch

model, inputs = torch.nn.Linear(8, 8), torch.randn(4, 8)
with torch.autocast("cpu", dtype=torch.bfloat16):
    with torch.no_grad():
        model(inputs)
    loss = model(inputs).square().mean()
try:
    loss.backward()
except RuntimeError as error:
    assert "does not require grad" in str(error)
else:
    raise AssertionError("nothing was raised")
