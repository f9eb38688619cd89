"""max with an axis returns values and indices in torch; amax returns the values alone, as np.max of the array does."""

import numpy as np
import torch

scores = torch.tensor([[0.1, 0.7, 0.2], [0.5, 0.3, 0.2]])
values, indices = scores.max(dim=1)
assert indices.tolist() == [1, 0]
assert torch.equal(scores.amax(dim=1), values)
assert np.array_equal(np.max(scores.numpy(), axis=1), values.numpy())
