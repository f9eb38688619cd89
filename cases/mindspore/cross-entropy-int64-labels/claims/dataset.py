"""A dataset gives the integer labels of a generator as int64; `transforms.TypeCast(ms.int32)` in a map casts them."""

import mindspore as ms
import mindspore.dataset as ds
import numpy as np
from mindspore.dataset import transforms


def samples():
    for label in range(4):
        yield np.zeros(2, np.float32), label


data = ds.GeneratorDataset(lambda: samples(), ["x", "label"])
_, label = next(data.batch(4).create_tuple_iterator(num_epochs=1))
assert label.dtype == ms.int64

data = ds.GeneratorDataset(lambda: samples(), ["x", "label"])
data = data.map(transforms.TypeCast(ms.int32), "label").batch(4)
_, label = next(data.create_tuple_iterator(num_epochs=1))
assert label.dtype == ms.int32
