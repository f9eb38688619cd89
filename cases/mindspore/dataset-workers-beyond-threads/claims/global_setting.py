"""`set_num_parallel_workers` refuses it with a RuntimeError, and 0 with a ValueError in other words; the default never exceeds the threads."""

from multiprocessing import cpu_count

import mindspore.dataset as ds

assert 1 <= ds.config.get_num_parallel_workers() <= cpu_count()
try:
    ds.config.set_num_parallel_workers(cpu_count() + 1)
except RuntimeError as error:
    assert "Invalid Parameter, num_parallel_workers exceeds the boundary between 1 and" in str(error), error
else:
    raise AssertionError("accepted")
try:
    ds.config.set_num_parallel_workers(0)
except ValueError as error:
    assert "is not within the required range" in str(error), error
else:
    raise AssertionError("accepted")
