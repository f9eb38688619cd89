# releases: >=2.0
"""A generator that Python's `random` seeds draws different numbers in each worker and epoch."""

import random

import numpy as np
from mindspore import dataset as ds


class Noisy:
    """Eight samples, each of them noise."""

    def __getitem__(self, index):
        return np.array([np.random.default_rng(random.getrandbits(64)).random()], np.float32)

    def __len__(self):
        return 8


def drawn(epochs=1):
    """Return the numbers that two worker processes draw, by epoch."""
    samples = ds.GeneratorDataset(
        Noisy(), ["x"], shuffle=False, num_parallel_workers=2, python_multiprocessing=True
    )
    rows = samples.create_tuple_iterator(num_epochs=epochs, output_numpy=True)
    return [[float(x.item()) for (x,) in rows] for _ in range(epochs)]


first, second = drawn(2)
assert len(set(first + second)) == 16
