"""Without shuffle nothing is raised: the loader has length 0, the loop has no step, and next(iter(loader)) is a StopIteration."""

import numpy as np
from paddle.io import DataLoader, Dataset


class Nothing(Dataset):
    """No samples."""

    def __len__(self):
        return 0

    def __getitem__(self, index):
        return np.ones(2, "float32")


loader = DataLoader(Nothing(), batch_size=4)
assert len(loader) == 0 and len(list(loader)) == 0
try:
    next(iter(loader))
except StopIteration:
    pass
else:
    raise RuntimeError("a batch")
