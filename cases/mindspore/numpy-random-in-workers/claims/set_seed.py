# releases: >=2.7
"""After `ms.set_seed` the workers draw different numbers, new ones in each epoch, and the same in each run."""

import mindspore as ms
import numpy as np
from mindspore import dataset as ds


class Noisy:
    """Eight samples, each of them noise."""

    def __getitem__(self, index):
        return np.array([np.random.rand()], np.float32)

    def __len__(self):
        return 8


def drawn(epochs=1):
    """Return the numbers that two worker processes draw, by epoch."""
    samples = ds.GeneratorDataset(
        Noisy(), ["x"], shuffle=False, num_parallel_workers=2, python_multiprocessing=True
    )
    rows = samples.create_tuple_iterator(num_epochs=epochs, output_numpy=True)
    return [[float(x.item()) for (x,) in rows] for _ in range(epochs)]


ms.set_seed(0)
first, second = drawn(2)
assert len(set(first + second)) == 16
assert drawn(2) == [first, second]
