"""Make a batch of images that were read one by one; warnings are errors, as in many test suites."""

import warnings

import numpy as np
import torch

warnings.simplefilter("error", UserWarning)
rng = np.random.RandomState(0)
images = [rng.rand(3, 32, 32).astype("float32") for _ in range(16)]
batch = torch.tensor(images)

result = batch.mean((0, 2, 3))
assert batch.shape == (16, 3, 32, 32)
