"""The default method on Linux is `fork` before Python 3.14, and `forkserver` with it."""

import sys

import torch.multiprocessing

expected = "fork" if sys.version_info < (3, 14) else "forkserver"
assert torch.multiprocessing.get_start_method() == expected
