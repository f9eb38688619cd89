"""Add positions to a jagged batch of two sequences."""

import torch

torch.manual_seed(0)
tokens = torch.nested.nested_tensor([torch.randn(2, 3), torch.randn(4, 3)], layout=torch.jagged)
flat = torch.cat([torch.arange(2.0), torch.arange(4.0)])[:, None].expand(6, 3)
positions = torch.nested.nested_tensor(list(flat.split([2, 4])), layout=torch.jagged)

result = (tokens + positions).values()
assert torch.allclose(result, tokens.values() + flat)
