"""int(0.8 * n) + int(0.2 * n) is n where n is a multiple of 5, and n - 1 elsewhere."""

import torch  # noqa: F401

for n in range(1, 2000):
    assert int(0.8 * n) + int(0.2 * n) == (n if n % 5 == 0 else n - 1)
