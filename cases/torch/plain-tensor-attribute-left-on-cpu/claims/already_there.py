"""`register_buffer` after the assignment raises "attribute 'order' already exists"; a tensor assigned to a buffer is the buffer."""

import torch

model = torch.nn.Module()
model.order = torch.arange(4)
try:
    model.register_buffer("order", torch.arange(4))
except KeyError as error:
    assert "attribute 'order' already exists" in str(error)
else:
    raise AssertionError("nothing was raised")

model = torch.nn.Module()
model.register_buffer("order", torch.arange(4), persistent=False)
model.order = torch.arange(5)
assert [len(one) for one in model.buffers()] == [5] and not model.state_dict()
