# releases: >=1.13
"""`gather` with the label -100 raises the same words without vmap; clamped and masked labels do not."""

import torch

torch.manual_seed(0)
scores = torch.randn(2, 4, 5).log_softmax(2)
labels = torch.tensor([[1, 2, 3, -100], [0, 1, -100, -100]])
try:
    scores.gather(2, labels[..., None])
except RuntimeError as error:
    assert "index -100 is out of bounds for dimension 2 with size 5" in str(error), error
else:
    raise AssertionError("nothing was raised")
real = labels != -100
chosen = scores.gather(2, labels.clamp(min=0)[..., None])[..., 0] * real
assert torch.allclose(-chosen.sum() / real.sum(), torch.nn.functional.nll_loss(scores.flatten(0, 1), labels.flatten()))
