"""A dataset, `map`, `filter` and `batch` refuse the number alike; one up to `cpu_count()` is accepted."""

from multiprocessing import cpu_count

import mindspore.dataset as ds
import numpy as np

x = np.arange(6)


def refused(step):
    try:
        step()
    except ValueError as error:
        assert str(error) == "num_parallel_workers exceeds the boundary between 1 and %d!" % cpu_count(), error
        return True
    return False


for workers in (cpu_count() + 1, cpu_count()):
    for step in (
        lambda: ds.NumpySlicesDataset(x, num_parallel_workers=workers),
        lambda: ds.GeneratorDataset(list(x), ["x"], num_parallel_workers=workers),
        lambda: ds.NumpySlicesDataset(x).map(lambda v: v, num_parallel_workers=workers),
        lambda: ds.NumpySlicesDataset(x).filter(lambda v: True, num_parallel_workers=workers),
        lambda: ds.NumpySlicesDataset(x).batch(2, num_parallel_workers=workers),
    ):
        assert refused(step) == (workers > cpu_count()), workers
