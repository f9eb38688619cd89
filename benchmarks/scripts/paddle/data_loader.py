"""Two worker processes feed a dataset in order."""

import numpy as np
import paddle
from paddle.io import DataLoader, Dataset


class Squares(Dataset):
    def __len__(self):
        return 32

    def __getitem__(self, index):
        return np.array([index**2], np.int64)


if __name__ == "__main__":
    loader = DataLoader(Squares(), batch_size=8, num_workers=2, use_shared_memory=False)
    batches = [(batch[0] if isinstance(batch, (list, tuple)) else batch) for batch in loader]
    found = np.concatenate([batch.numpy().ravel() for batch in batches])
    assert found.tolist() == [index**2 for index in range(32)]
