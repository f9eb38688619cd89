"""For a batch of images the list takes several times as long as one array of it."""

import time

import numpy as np
import torch

images = [np.random.rand(3, 32, 32).astype("float32") for _ in range(16)]


def seconds(make):
    """The shortest of twenty times."""
    times = []
    for _ in range(20):
        start = time.perf_counter()
        make()
        times.append(time.perf_counter() - start)
    return min(times)


slow = seconds(lambda: torch.tensor(images))
fast = seconds(lambda: torch.tensor(np.stack(images)))
assert slow > 3 * fast, (slow, fast)
