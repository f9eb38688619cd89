"""The size of a batch is divided until nothing is left."""

import mindspore as ms

ms.dataset.NumpySlicesDataset([1, 2, 3]).batch(1 // 2)
