"""A column of Python numbers is float64 when it comes out of a dataset."""

import mindspore as ms
import mindspore.dataset as ds

dataset = ds.GeneratorDataset([(1.5,), (2.5,)], ["x"], shuffle=False)
assert next(dataset.create_dict_iterator())["x"].dtype == ms.float64
