"""Paths, sets, dates and arrays of text are refused too; strings stay a list, and arrays and numbers become tensors."""

import datetime
import pathlib

import numpy as np
import torch
from torch.utils.data import DataLoader


def first_batch(sample):
    return next(iter(DataLoader([sample] * 4, batch_size=2)))


refused = {
    "Path'>": pathlib.Path("a.png"),
    "found <class 'set'>": {1, 2},
    "found <class 'datetime.date'>": datetime.date(2024, 1, 1),
    "found <U1": np.array(["a"]),
    "found object": np.array([None]),
}
for words, sample in refused.items():
    try:
        first_batch(sample)
    except TypeError as error:
        assert "default_collate: batch must contain tensors" in str(error)
        assert words in str(error)
    else:
        raise AssertionError(f"{sample!r}: nothing was raised")
assert first_batch("a.png") == ["a.png", "a.png"]
assert torch.equal(first_batch(np.ones(3)), torch.ones(2, 3).double())
assert first_batch(0.5).shape == first_batch(7).shape == (2,)
