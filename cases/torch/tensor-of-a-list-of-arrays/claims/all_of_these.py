"""tensor, as_tensor and FloatTensor of a list of arrays warn, tensor of a tuple as well: each as the first call of a process."""

import multiprocessing
import warnings

import numpy as np
import torch

rows = [np.zeros(3, "float32"), np.ones(3, "float32")]
calls = {
    "tensor": lambda: torch.tensor(rows),
    "as_tensor": lambda: torch.as_tensor(rows),
    "FloatTensor": lambda: torch.FloatTensor(rows),
    "tuple": lambda: torch.tensor(tuple(rows)),
    "array": lambda: torch.tensor(np.stack(rows)),
}


def count(name):
    """How many of the warnings this call has."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        calls[name]()
    return len([one for one in caught if "numpy.ndarrays is extremely slow" in str(one.message)])


with multiprocessing.get_context("fork").Pool(1, maxtasksperchild=1) as pool:
    found = pool.map(count, list(calls), chunksize=1)
assert found == [1, 1, 1, 1, 0], found
