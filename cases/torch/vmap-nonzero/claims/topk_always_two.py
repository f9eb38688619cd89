"""`topk(2)` gives two positions for a signal with one peak as well."""

import torch

try:
    from torch.func import vmap
except ImportError:  # 1.13
    from functorch import vmap

signals = torch.tensor([[0.1, 0.95, 0.2, 0.99], [0.92, 0.3, 0.1, 0.2]])
positions = vmap(lambda signal: signal.topk(2).indices.sort().values)(signals)
assert positions.tolist() == [[1, 3], [0, 1]]
assert signals[1, 1] < 0.9
