# releases: >=2.1
"""After `zero_grad()` `clip_grad_value_` raises a RuntimeError about `nested_tensorlist`, and before it clips."""

import torch

model = torch.nn.Linear(4, 1, bias=False)
model(torch.full((1, 4), 3.0)).sum().backward()
torch.nn.utils.clip_grad_value_(model.parameters(), 1.0)
assert model.weight.grad.tolist() == [[1.0] * 4]
model.zero_grad()
try:
    torch.nn.utils.clip_grad_value_(model.parameters(), 1.0)
except RuntimeError as error:
    assert "nested_tensorlist" in str(error), error
else:
    raise AssertionError("nothing was raised")
