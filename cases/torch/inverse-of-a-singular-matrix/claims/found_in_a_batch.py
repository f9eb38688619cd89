"""`inv_ex` raises nothing: its `info` is not 0 for the singular matrices."""

import torch

matrices = torch.stack([torch.eye(2), torch.zeros(2, 2), torch.ones(2, 2), 2 * torch.eye(2)])
inverses, info = torch.linalg.inv_ex(matrices)
assert (info != 0).tolist() == [False, True, True, False]
assert torch.equal(inverses[3], 0.5 * torch.eye(2))
