"""A sum with a parameter works, a product is refused; a clone made inside `inference_mode` is refused too."""

import torch

weight = torch.ones(3, requires_grad=True)
with torch.inference_mode():
    x = torch.ones(3)
    copied = x.clone()

(weight + x).sum().backward()
assert weight.grad.tolist() == [1.0, 1.0, 1.0]
for tensor in (x, copied):
    try:
        weight * tensor
    except RuntimeError as error:
        assert "Inference tensors cannot be saved for backward" in str(error)
    else:
        raise AssertionError("nothing was raised")
