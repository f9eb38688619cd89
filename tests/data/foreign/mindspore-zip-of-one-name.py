"""Two data sets with columns of one name are joined."""

import mindspore as ms

a, b = (ms.dataset.NumpySlicesDataset([1, 2], ["x"]) for _ in range(2))
next(ms.dataset.zip((a, b)).create_dict_iterator())
