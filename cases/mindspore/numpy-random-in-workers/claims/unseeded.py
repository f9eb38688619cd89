# releases: >=2.8
"""Without `ms.set_seed` two workers draw every number twice, also after `np.random.seed`, and in `map`."""

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


assert len(set(drawn()[0])) == 4
np.random.seed(3)
assert len(set(drawn()[0])) == 4

plain = ds.GeneratorDataset([np.zeros(1, np.float32)] * 8, ["x"], shuffle=False)
mapped = plain.map(
    lambda x: x + np.float32(np.random.rand()),
    ["x"],
    num_parallel_workers=2,
    python_multiprocessing=True,
)
assert len({float(x.item()) for (x,) in mapped.create_tuple_iterator(output_numpy=True)}) == 4
