"""A batched function mapped in chunks, with a batched and an unbatched argument."""

import torch

torch.manual_seed(0)
x, weight = torch.randn(10, 3), torch.randn(3, 2)
result = torch.vmap(lambda row, matrix: (row @ matrix).relu(), (0, None), chunk_size=4)(x, weight)
assert torch.allclose(result, (x @ weight).relu(), atol=1e-6)
