"""`to(data)` of integer data cuts the matrix to integers."""

import torch

rotation = torch.tensor([[0.8, -0.6], [0.6, 0.8]], dtype=torch.float64)
assert rotation.to(torch.ones(3, 2, dtype=torch.long)).tolist() == [[0, 0], [0, 0]]
assert rotation.to(torch.ones(3, 2)).dtype == torch.float32
