"""A data set is split by sizes that were counted for another."""

import mindspore as ms

ms.dataset.NumpySlicesDataset(list(range(10))).split([8, 1])
