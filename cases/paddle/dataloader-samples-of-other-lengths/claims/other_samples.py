"""Tensors are stacked in other words, "is expected to be equal"; lists fail in "number not same among samples in a batch"."""

import numpy as np
import paddle
from paddle.io.dataloader.collate import default_collate_fn

for samples, kind, words in (
    ([np.ones(2), np.ones(3)], ValueError, "all input arrays must have the same shape"),
    ([paddle.ones([2]), paddle.ones([3])], ValueError, "input[0] and input[1] is expected to be equal"),
    ([[1, 2], [1, 2, 3]], RuntimeError, "number not same among samples in a batch"),
):
    try:
        default_collate_fn(samples)
    except kind as error:
        assert words in str(error), error
    else:
        raise AssertionError("accepted")
