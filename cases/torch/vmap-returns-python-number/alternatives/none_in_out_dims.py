# releases: >=2.0
"""With None as its place in `out_dims` the number is handed through."""

import torch

losses, count = torch.func.vmap(lambda x: (x.sum(), x.numel()), out_dims=(0, None))(torch.ones(3, 5))
assert losses.tolist() == [5.0, 5.0, 5.0]
assert count == 5
