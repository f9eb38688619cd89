"""`model.half()` changes the dtype of the program, which then refuses its input."""

import torch

x = torch.ones(3, 4)
model = torch.nn.Linear(4, 2)
snapshot = torch.export.export(model, (x,)).module()
snapshot(x)
model.half()
assert snapshot.weight.dtype == torch.float16
try:
    snapshot(x)
except RuntimeError as error:
    assert "dtype" in str(error), error
else:
    raise AssertionError("nothing was raised")
