"""`quantile` gives NaN where there is one; `kthvalue` takes NaN for the largest value."""

import torch

values = torch.tensor([1.0, float("nan"), 3.0])
assert torch.quantile(values, 0.5).isnan()
assert values.kthvalue(2).values == 3
assert values.kthvalue(3).values.isnan()
