"""No value gives NaN, also with `unbiased=False`; several do where NaN or infinity is among them, finite do not."""

import torch

for unbiased in (True, False):
    assert torch.empty(0).std(unbiased=unbiased).isnan()
for bad in (float("nan"), float("inf")):
    assert torch.tensor([1.0, bad]).std().isnan()
for finite in ([2.0, 2.0], [1e38, -1e38], [3e38, -3e38]):
    assert not torch.tensor(finite).std().isnan()
