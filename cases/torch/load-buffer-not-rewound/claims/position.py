"""`torch.save` leaves the position behind the last byte, and `torch.load` reads from the position on."""

import io

import torch

buffer = io.BytesIO()
torch.save(torch.ones(3), buffer)
assert buffer.tell() == len(buffer.getvalue()) > 0
try:
    torch.load(buffer)
except EOFError:
    pass
else:
    raise AssertionError("nothing was raised")
buffer.seek(0)
assert torch.equal(torch.load(buffer), torch.ones(3))
