"""A dataset made by a generator, batched and mapped."""

import mindspore.dataset as ds
import numpy as np

data = ds.GeneratorDataset([(np.float32(i),) for i in range(12)], ["x"], shuffle=False)
data = data.map(lambda x: x * x, input_columns=["x"]).batch(4)
batches = [row["x"].asnumpy() for row in data.create_dict_iterator()]
np.testing.assert_allclose(np.concatenate(batches), np.arange(12.0) ** 2)
