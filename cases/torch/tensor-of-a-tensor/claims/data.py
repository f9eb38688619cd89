"""For data the warning costs a copy only: the values are the same, and as_tensor gives them without one."""

import warnings

import torch

data = torch.arange(3.0)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    copy = torch.tensor(data)
    assert len(caught) == 1
    same = torch.as_tensor(data)
    assert len(caught) == 1
assert torch.equal(copy, data) and copy.data_ptr() != data.data_ptr()
assert same is data
assert torch.as_tensor(data, dtype=torch.float64).dtype == torch.float64
assert torch.as_tensor([1.0, 2.0]).shape == (2,)
