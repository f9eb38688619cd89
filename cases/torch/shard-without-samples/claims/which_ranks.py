"""np.array_split of six samples for eight ranks leaves the last two without one; eight samples are enough."""

import numpy as np

assert [len(shard) for shard in np.array_split(np.arange(6), 8)] == [1, 1, 1, 1, 1, 1, 0, 0]
assert [len(shard) for shard in np.array_split(np.arange(8), 8)] == [1] * 8
try:
    np.array_split(np.arange(6), 8)[6][0]
except IndexError as error:
    assert str(error) == "index 0 is out of bounds for axis 0 with size 0", error
else:
    raise AssertionError("nothing was raised")
