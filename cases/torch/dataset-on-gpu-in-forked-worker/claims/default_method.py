"""A DataLoader forks its workers on Linux before Python 3.14, and no longer with it."""

import multiprocessing
import sys

import torch

assert torch.utils.data.DataLoader([0]).multiprocessing_context is None
assert multiprocessing.get_start_method() == ("fork" if sys.version_info < (3, 14) else "forkserver")
