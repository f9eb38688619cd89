"""`masked_fill`, `Tensor.where` and a product with the mask let NaN through alike."""

import torch

for mask in (
    lambda x: x.sqrt().masked_fill(x == 0, 0.0),
    lambda x: x.sqrt().where(x != 0, torch.tensor(0.0)),
    lambda x: x.sqrt() * (x != 0),
):
    x = torch.tensor([0.0, 4.0], requires_grad=True)
    masked = mask(x)
    assert masked.tolist() == [0.0, 2.0]
    masked.sum().backward()
    assert x.grad[0].isnan() and x.grad[1] == 0.25
