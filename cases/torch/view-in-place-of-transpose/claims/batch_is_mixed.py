"""A view that swaps the batch with another axis gives each sample numbers of others."""

import torch

x = torch.arange(4)[:, None].expand(4, 3).contiguous()  # sample i has the number i
assert x.t()[:, 2].tolist() == [2, 2, 2]
assert x.view(3, 4)[:, 2].tolist() != [2, 2, 2]
