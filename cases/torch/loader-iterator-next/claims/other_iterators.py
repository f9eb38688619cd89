"""Other iterators of Python 3 have no method of this name either, such as a generator."""

import torch

batches = (torch.ones(2) for _ in range(3))
try:
    batches.next()
except AttributeError as error:
    assert "'generator' object has no attribute 'next'" in str(error)
else:
    raise AssertionError("nothing was raised")
assert next(batches).tolist() == [1, 1]
