"""Run a data pipeline with as many workers as MindSpore chooses for the machine."""

import mindspore.dataset as ds
import numpy as np

images = np.arange(8 * 4, dtype=np.float32).reshape(8, 4)
dataset = ds.NumpySlicesDataset(images, column_names=["image"], shuffle=False)
dataset = dataset.map(lambda image: image / 32, input_columns="image")
rows = [row["image"] for row in dataset.create_dict_iterator(num_epochs=1, output_numpy=True)]
result = np.stack(rows)
assert result.shape == (8, 4), result.shape
