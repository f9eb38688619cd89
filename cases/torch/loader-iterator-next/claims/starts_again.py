"""next(iter(loader)) starts again at each call; a kept iterator goes on, and raises StopIteration after the last batch."""

from torch.utils.data import DataLoader

loader = DataLoader([1, 2, 3])
assert [next(iter(loader)).item() for _ in range(3)] == [1, 1, 1]
batches = iter(loader)
assert [next(batches).item() for _ in range(3)] == [1, 2, 3]
try:
    next(batches)
except StopIteration:
    pass
else:
    raise AssertionError("nothing was raised")
