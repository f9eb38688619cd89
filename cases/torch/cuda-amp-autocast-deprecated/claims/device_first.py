# releases: >=2.4
"""The first argument of the new names is the device: `autocast` refuses a bool there, and `GradScaler` ignores a scale that is given there."""

import warnings

import torch

warnings.simplefilter("ignore")
torch.cuda.amp.autocast(False)
try:
    torch.autocast(False)
except ValueError as error:
    assert "device_type" in str(error), error
else:
    raise AssertionError("nothing was raised")

loss = torch.tensor(1.0)
assert torch.amp.GradScaler("cpu", 4.0).scale(loss) == 4
assert torch.amp.GradScaler("cpu", init_scale=4.0).scale(loss) == 4
scaler = torch.amp.GradScaler(4.0)
assert scaler.get_scale() == 2.0**16
