"""`torch.jit.save` has the same words; `open`, `torch.load` and `numpy.save` say "No such file or directory"."""

import numpy as np
import torch

model = torch.jit.script(torch.nn.Linear(2, 2))
try:
    torch.jit.save(model, "checkpoints/best.pt")
except RuntimeError as error:
    assert str(error) == "Parent directory checkpoints does not exist."
else:
    raise AssertionError("nothing was raised")
for call in (
    lambda: open("checkpoints/best.pt", "wb"),
    lambda: torch.load("checkpoints/best.pt"),
    lambda: np.save("checkpoints/best.npy", np.ones(3)),
):
    try:
        call()
    except FileNotFoundError as error:
        assert "No such file or directory" in str(error)
    else:
        raise AssertionError("nothing was raised")
