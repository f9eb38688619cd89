"""`dropout`, `dropout1d`, `dropout2d` and `dropout3d` drop by default, `alpha_dropout` and `feature_alpha_dropout` do not."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
for drop, shape, drops in [
    (F.dropout, (1000,), True),
    (F.dropout1d, (1, 100, 3), True),
    (F.dropout2d, (1, 100, 3, 3), True),
    (F.dropout3d, (1, 100, 3, 3, 3), True),
    (F.alpha_dropout, (1000,), False),
    (F.feature_alpha_dropout, (1, 100, 3, 3), False),
]:
    x = torch.ones(shape)
    assert torch.equal(drop(x), x) is not drops
    assert torch.equal(drop(x, training=False), x)
    assert not torch.equal(drop(x, training=True), x)
