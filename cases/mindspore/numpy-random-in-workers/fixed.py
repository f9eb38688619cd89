"""Every sample has a generator of its own, seeded by Python's random numbers."""

import os
import random

import mindspore as ms
import numpy as np
from mindspore import dataset as ds

MODE = os.environ.get("ERRATA_MODE", "pynative")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
np.random.seed(0)


class Noisy:
    """Eight samples, each of them noise."""

    def __getitem__(self, index):
        return np.random.default_rng(random.getrandbits(64)).random(1).astype(np.float32)

    def __len__(self):
        return 8


samples = ds.GeneratorDataset(
    Noisy(), ["x"], shuffle=False, num_parallel_workers=2, python_multiprocessing=True
)
drawn = {float(x.item()) for (x,) in samples.create_tuple_iterator(output_numpy=True)}
result = len(drawn)
assert result == 8, f"8 samples hold {result} different numbers"
