"""For a batch of images the list takes several times as long as one array of it."""

import time

import numpy as np
import torch

images = [np.random.rand(3, 64, 64).astype("float32") for _ in range(32)]


def seconds(make):
    """The shortest of seven times."""
    times = []
    for _ in range(7):
        start = time.perf_counter()
        make()
        times.append(time.perf_counter() - start)
    return min(times)


slow = seconds(lambda: torch.tensor(images))
fast = seconds(lambda: torch.tensor(np.stack(images)))
assert slow > 3 * fast, (slow, fast)
