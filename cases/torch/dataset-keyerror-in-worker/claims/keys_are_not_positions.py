"""A sampler asks for 0 to `len(dataset) - 1`; `set(range(len(rows))) - set(rows)` has the numbers that fail."""

from torch.utils.data import SequentialSampler

rows = {row: row for row in range(20) if row % 5}
assert list(SequentialSampler(rows)) == list(range(16))
assert sorted(set(range(len(rows))) - set(rows)) == [0, 5, 10, 15]
