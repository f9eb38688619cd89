"""`is_leaf` of a result is False; detach() gives a leaf that requires no gradient and shares the values."""

import torch

features = torch.nn.Linear(2, 3)(torch.ones(1, 2))
assert not features.is_leaf and features.requires_grad
detached = features.detach()
assert detached.is_leaf and not detached.requires_grad
assert detached.data_ptr() == features.data_ptr()
