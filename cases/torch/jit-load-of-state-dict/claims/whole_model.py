"""torch.jit.load of a file of torch.save(model) says the same."""

import io

import torch

file = io.BytesIO()
torch.save(torch.nn.Linear(4, 2), file)
file.seek(0)
try:
    torch.jit.load(file)
except RuntimeError as error:
    assert "failed locating file constants.pkl" in str(error)
else:
    raise AssertionError("nothing was raised")
