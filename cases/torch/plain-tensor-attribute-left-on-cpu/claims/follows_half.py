"""A buffer of floats follows `half()`, a buffer of integers and a plain tensor do not."""

import torch

model = torch.nn.Module()
model.register_buffer("angles", torch.tensor([4097.0]))
model.register_buffer("order", torch.tensor([4097]))
model.plain = torch.tensor([4097.0])
model.half()
assert model.angles.dtype == torch.float16 and model.angles.item() != 4097
assert model.order.dtype == torch.int64 and model.plain.dtype == torch.float32
