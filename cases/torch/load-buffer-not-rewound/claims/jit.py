"""`torch.jit.load` of such a buffer raises RuntimeError."""

import io

import torch

buffer = io.BytesIO()
torch.jit.save(torch.jit.script(torch.nn.Linear(2, 2)), buffer)
try:
    torch.jit.load(buffer)
except RuntimeError as error:
    assert "failed" in str(error)
else:
    raise AssertionError("nothing was raised")
buffer.seek(0)
torch.jit.load(buffer)
