"""The value of `1 + round(q * (n - 1))` is that of `interpolation="nearest"`; `int(q * n)` is not, and is refused for q = 0."""

import torch

values = torch.randperm(10).float()
for q in (0.0, 0.3, 0.52, 0.99, 1.0):
    nearest = torch.quantile(values, q, interpolation="nearest")
    assert values.kthvalue(1 + round(q * 9)).values == nearest
assert values.kthvalue(int(0.52 * 10)).values != torch.quantile(values, 0.52, interpolation="nearest")
try:
    values.kthvalue(int(0.0 * 10))
except RuntimeError as error:
    assert "selected number k out of range" in str(error), error
else:
    raise AssertionError("nothing was raised")
