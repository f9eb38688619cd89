"""Run a data pipeline with the configured number of workers, but at least one and no more than there are threads."""

from multiprocessing import cpu_count

import mindspore.dataset as ds
import numpy as np

WORKERS = 1024  # of a configuration file

images = np.arange(8 * 4, dtype=np.float32).reshape(8, 4)
dataset = ds.NumpySlicesDataset(images, column_names=["image"], shuffle=False)
workers = max(1, min(WORKERS, cpu_count()))
dataset = dataset.map(lambda image: image / 32, input_columns="image", num_parallel_workers=workers)
rows = [row["image"] for row in dataset.create_dict_iterator(num_epochs=1, output_numpy=True)]
result = np.stack(rows)
assert result.shape == (8, 4), result.shape
