"""A smaller last batch does not fill the slice; with the batch's own length it does."""

import torch

rows = torch.randn(25, 3)
features = torch.zeros(30, 3)  # three batches of 10
try:
    for step, batch in enumerate(rows.split(10)):
        features[step * 10 : (step + 1) * 10] = batch
except RuntimeError as error:
    assert step == 2
    assert "The expanded size of the tensor (10) must match the existing size (5)" in str(error)
else:
    raise AssertionError("nothing was raised")
features = torch.zeros(25, 3)
for step, batch in enumerate(rows.split(10)):
    features[step * 10 : step * 10 + len(batch)] = batch
assert torch.equal(features, rows)
