"""On the CPU, logits that are all -inf make NaN of the softmax, and one draw from it says "probability tensor contains either `inf`, `nan` or element < 0"."""

import torch

probabilities = torch.full((4,), float("-inf")).softmax(dim=-1)
assert probabilities.isnan().all()
try:
    torch.multinomial(probabilities, 1)
except RuntimeError as error:
    assert str(error) == "probability tensor contains either `inf`, `nan` or element < 0"
else:
    raise AssertionError("nothing was raised")
