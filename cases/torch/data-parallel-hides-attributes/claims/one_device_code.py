"""`getattr(model, "module", model)` serves a wrapped and a plain model."""

from torch import nn

plain = nn.Linear(2, 2)
for model in (plain, nn.DataParallel(plain)):
    assert getattr(model, "module", model) is plain
