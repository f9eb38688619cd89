"""With n poolings each doubled size fits its skip connection only where the size is a multiple of 2 to the power n."""

import torch


def fits(size, poolings):
    """Whether doubling what each pooling leaves gives the size before it."""
    features = torch.zeros(1, 1, size, size)
    for _ in range(poolings):
        pooled = torch.nn.functional.max_pool2d(features, 2)
        doubled = torch.nn.functional.interpolate(pooled, scale_factor=2)
        if doubled.shape != features.shape:
            return False
        features = pooled
    return True


for poolings in (1, 2, 3, 4, 5):
    for size in (32, 40, 48, 57, 64, 100, 350, 352):
        assert fits(size, poolings) == (size % 2**poolings == 0), (size, poolings)
