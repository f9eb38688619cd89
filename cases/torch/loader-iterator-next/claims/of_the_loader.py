"""The loader itself is no iterator: loader.next() and next(loader) fail in other words."""

from torch.utils.data import DataLoader

loader = DataLoader([1, 2, 3])
try:
    loader.next()
except AttributeError as error:
    assert "'DataLoader' object has no attribute 'next'" in str(error)
else:
    raise AssertionError("nothing was raised")
try:
    next(loader)
except TypeError as error:
    assert "'DataLoader' object is not an iterator" in str(error)
else:
    raise AssertionError("nothing was raised")
