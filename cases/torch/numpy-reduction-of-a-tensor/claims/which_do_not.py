"""argmax, median, cumsum, percentile, unique, concatenate and sqrt of NumPy take a tensor."""

import numpy as np
import torch

x = torch.tensor([1.0, 9.0, 4.0])
assert int(np.argmax(x)) == 1
assert float(np.median(x)) == 4
assert np.asarray(np.cumsum(x)).tolist() == [1, 10, 14]
assert float(np.percentile(x, 50)) == 4
assert np.unique(x).tolist() == [1, 4, 9]
assert np.concatenate([x, x]).shape == (6,)
assert np.asarray(np.sqrt(x)).tolist() == [1, 3, 2]
