"""`[N]` labels do not fit `[N, 1]` outputs; `unsqueeze(1)` makes them."""

import torch

loss = torch.nn.BCEWithLogitsLoss()
outputs, labels = torch.randn(4, 1), torch.tensor([0, 1, 1, 0])
loss(outputs, labels.float().unsqueeze(1))
try:
    loss(outputs, labels.float())
except ValueError as error:
    assert "must be the same as input size" in str(error)
else:
    raise AssertionError("labels of another shape were taken")
