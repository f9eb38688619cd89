"""A row that is written back into the tensor under the loop fails in the next round; without a gradient it passes."""

import torch

image = torch.ones(3, 4, requires_grad=True) * 2
try:
    for i, row in enumerate(image):
        image[i] = row / 2
except RuntimeError as error:
    assert i == 1
    assert "Output 1 of Unbind" in str(error), error
    assert "its base or another view of its base has been modified inplace" in str(error), error
else:
    raise AssertionError("nothing was raised")

image = torch.ones(3, 4)
for i, row in enumerate(image):
    image[i] = row / 2
assert torch.equal(image, torch.full((3, 4), 0.5))
