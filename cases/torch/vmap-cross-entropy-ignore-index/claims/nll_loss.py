# releases: <2.1
"""`nll_loss` and sums under vmap look -100 up as well; an ignored label within the classes passes."""

import torch
import torch.nn.functional as F

try:
    from torch.func import vmap
except ImportError:
    from functorch import vmap

torch.manual_seed(0)
scores = torch.randn(2, 4, 5).log_softmax(2)
labels = torch.tensor([[1, 2, 3, -100], [0, 1, -100, -100]])
for call in (lambda s, y: F.nll_loss(s, y), lambda s, y: F.cross_entropy(s, y, reduction="sum")):
    try:
        vmap(call)(scores, labels)
    except RuntimeError as error:
        assert "index -100 is out of bounds" in str(error), error
    else:
        raise AssertionError("nothing was raised")
losses = vmap(lambda s, y: F.cross_entropy(s, y, ignore_index=0))(scores, labels.clamp(min=0))
expected = [F.cross_entropy(s, y, ignore_index=0) for s, y in zip(scores, labels.clamp(min=0))]
assert torch.allclose(losses, torch.stack(expected))
