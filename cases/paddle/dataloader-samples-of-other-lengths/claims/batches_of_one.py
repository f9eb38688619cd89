"""With `batch_size=1` the same data set is read without an error."""

import numpy as np
from paddle.io import DataLoader, Dataset


class Rows(Dataset):
    def __getitem__(self, index):
        return np.arange(index + 2)

    def __len__(self):
        return 3


shapes = []
for batch in DataLoader(Rows(), batch_size=1):
    batch = batch[0] if isinstance(batch, (list, tuple)) else batch
    shapes.append(list(batch.shape))
assert shapes == [[1, 2], [1, 3], [1, 4]], shapes
