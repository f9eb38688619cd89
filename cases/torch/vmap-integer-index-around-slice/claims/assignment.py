# releases: >=2.11
"""Under vmap `x[i, :, j] = value` with a mapped integer `i` writes `value` transposed, and refuses it where the sizes differ."""

import torch


def write(x, i, j, value):
    """Replace some positions of one frame."""
    x = x.clone()
    x[i, :, j] = value
    return x


videos = torch.zeros(2, 5, 3, 8)
frames, columns = torch.tensor([1, 4]), torch.tensor([[0, 2, 4], [1, 3, 5]])
values = torch.arange(18.0).view(2, 3, 3)
result = torch.vmap(write)(videos, frames, columns, values)
expected = torch.stack([write(*sample) for sample in zip(videos, frames, columns, values)])
assert not torch.equal(result, expected)
transposed = torch.stack([write(*sample) for sample in zip(videos, frames, columns, values.mT)])
assert torch.equal(result, transposed)

try:
    torch.vmap(write)(videos, frames, columns[:, :2], values[:, :, :2])
except RuntimeError as error:
    assert "shape mismatch" in str(error), error
else:
    raise AssertionError("nothing was raised")
