# releases: >=2.1
"""`nonzero_static` under vmap fills up with -1, which reads the last element, where there are fewer positions, and cuts off where there are more."""

import torch
from torch.func import vmap

signals = torch.tensor([[0.1, 0.95, 0.2, 0.99], [0.92, 0.3, 0.1, 0.2], [0.1, 0.91, 0.92, 0.93]])
positions = vmap(lambda signal: torch.nonzero_static(signal > 0.9, size=2)[:, 0])(signals)
assert positions.tolist() == [[1, 3], [0, -1], [1, 2]]
assert signals[1][positions[1]].tolist() == signals[1, [0, 3]].tolist()
