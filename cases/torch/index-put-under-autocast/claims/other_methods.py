"""`index_add_`, `index_copy_` and `scatter_` refuse another type too, in words of their own."""

import torch

target, values = torch.zeros(2, 2), torch.ones(2, 2, dtype=torch.bfloat16)
index = torch.tensor([0, 1])
for function, words in (
    (lambda: target.index_add_(0, index, values), "self (Float) and source (BFloat16) must have the same scalar type"),
    (lambda: target.index_copy_(0, index, values), "expected to have the same dtype, but got (self) Float and (source) BFloat16"),
    (lambda: target.scatter_(0, index[:, None].expand(2, 2), values), "Expected self.dtype to be equal to src.dtype"),
):
    try:
        function()
    except RuntimeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
