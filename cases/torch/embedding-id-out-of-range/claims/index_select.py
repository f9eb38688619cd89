"""`index_select` of rows, and `index_add_` and `index_reduce_` of one axis, have the same message; `index_select` of columns has another."""

import torch

index, one = torch.tensor([3]), torch.ones(1)
for call, words in (
    (lambda: torch.ones(3, 2).index_select(0, index), "index out of range in self"),
    (lambda: torch.ones(3).index_add_(0, index, one), "index out of range in self"),
    (lambda: torch.ones(3).index_reduce_(0, index, one, "mean"), "index out of range in self"),
    (lambda: torch.ones(2, 3).index_select(1, index), "INDICES element is out of DATA bounds"),
):
    try:
        call()
    except (IndexError, RuntimeError) as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
