# releases: >=2.0,<2.14
"""Where all sizes are equal, out_dims=2 passes and repeats the table along the first axis."""

import torch

table = torch.arange(16.0).reshape(4, 4)
result = torch.func.vmap(lambda sample: table, out_dims=2)(torch.ones(4, 5))
assert torch.equal(result, table.expand(4, 4, 4))
assert not torch.equal(result, table[:, :, None].expand(4, 4, 4))
