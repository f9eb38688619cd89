# releases: >=2.1
"""With the question in front, the same number passes and another one raises."""

import torch


def limit(number):
    """Set the number where it is another one."""
    if torch.get_num_interop_threads() != number:
        torch.set_num_interop_threads(number)


torch.set_num_interop_threads(1)
limit(1)
try:
    limit(3)
except RuntimeError as error:
    assert "cannot set number of interop threads" in str(error)
else:
    raise AssertionError("nothing was raised")
