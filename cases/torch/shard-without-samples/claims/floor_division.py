"""With len(data) // world_size the shards of six samples for eight ranks are all empty, and of ten samples two are never seen."""

import numpy as np


def shards(data, world_size):
    size = len(data) // world_size
    return [data[rank * size : (rank + 1) * size] for rank in range(world_size)]


found = shards(np.arange(6), 8)
assert all(len(shard) == 0 for shard in found)
try:
    found[0][0]
except IndexError as error:
    assert str(error) == "index 0 is out of bounds for axis 0 with size 0", error
else:
    raise AssertionError("nothing was raised")
assert np.concatenate(shards(np.arange(10), 8)).tolist() == list(range(8))
