"""`CrossEntropyLoss` fails alike; class probabilities, and targets that are not mapped, pass."""

import torch
import torch.nn.functional as F

try:
    from torch.func import vmap
except ImportError:  # torch 1.13
    from functorch import vmap

scores, labels = torch.randn(4, 3), torch.tensor([0, 2, 1, 2])
loss = torch.nn.CrossEntropyLoss(label_smoothing=0.1)
try:
    vmap(lambda s, label: loss(s[None], label[None]))(scores, labels)
except RuntimeError as error:
    assert "indexing with a boolean mask" in str(error)
else:
    raise AssertionError("nothing was raised")
vmap(lambda s, p: F.cross_entropy(s[None], p[None], label_smoothing=0.1))(scores, scores.softmax(-1))
vmap(lambda s: F.cross_entropy(s[None], labels[:1], label_smoothing=0.1))(scores)
