"""A column is mapped by the name that it had before."""

import mindspore as ms

data = ms.dataset.NumpySlicesDataset([1, 2, 3], ["x"])
data = data.map(lambda x: x, input_columns=["image"])
next(data.create_dict_iterator())
