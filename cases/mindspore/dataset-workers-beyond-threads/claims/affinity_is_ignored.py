"""The limit is that of the machine: a process that is bound to one thread may have `cpu_count()` workers."""

import os
from multiprocessing import cpu_count

import mindspore.dataset as ds
import numpy as np

os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
assert len(os.sched_getaffinity(0)) == 1
dataset = ds.NumpySlicesDataset(np.arange(6), num_parallel_workers=cpu_count())
assert len(list(dataset.create_tuple_iterator(num_epochs=1))) == 6
