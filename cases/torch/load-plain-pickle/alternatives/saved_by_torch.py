"""A file that torch.save wrote, of tensors, is what torch.load reads."""

import numpy as np
import torch

features = {"inputs": np.ones((32, 4), "float32"), "labels": np.arange(32) % 2}
torch.save({name: torch.from_numpy(array) for name, array in features.items()}, "features.pt")
data = torch.load("features.pt")
assert data["inputs"].shape == (32, 4) and data["labels"].dtype == torch.int64
