"""Batches of one shape come out long before the one that mixes shapes; the second column is column 1."""

import mindspore.dataset as ds
import numpy as np


def sentences():
    """A number and words; the last sentence is longer."""
    for _ in range(999):
        yield np.float32(0), np.arange(3)
    yield np.float32(0), np.arange(5)


seen = 0
try:
    for row in ds.GeneratorDataset(sentences, ["x", "words"], shuffle=False).batch(2).create_dict_iterator():
        assert row["words"].shape == (2, 3)
        seen += 1
except RuntimeError as error:
    assert "in column 1" in str(error)
    assert str(error).index("<3>") < str(error).index("<5>")
else:
    raise AssertionError("nothing was raised")
assert seen > 100
