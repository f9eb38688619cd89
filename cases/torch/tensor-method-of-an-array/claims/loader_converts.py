"""The default collate makes tensors of arrays; the samples of the data set stay arrays."""

import numpy as np
import torch
from torch.utils.data import DataLoader

samples = [np.ones(3, "float32"), np.zeros(3, "float32")]
loader = DataLoader(samples, batch_size=2)
assert isinstance(next(iter(loader)), torch.Tensor)
assert isinstance(loader.dataset[0], np.ndarray)
