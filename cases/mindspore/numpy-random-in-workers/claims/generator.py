# releases: >=2.0
"""A `np.random.Generator` gives both workers the same numbers, also after `ms.set_seed`."""

import mindspore as ms
import numpy as np
from mindspore import dataset as ds

GENERATOR = np.random.default_rng(0)


class Noisy:
    """Eight samples, each of them noise."""

    def __getitem__(self, index):
        return np.array([GENERATOR.random()], np.float32)

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
assert len(set(drawn()[0])) == 4
