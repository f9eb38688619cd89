"""Add positions to a jagged batch of two sequences, on its offsets."""

import torch

torch.manual_seed(0)
tokens = torch.nested.nested_tensor([torch.randn(2, 3), torch.randn(4, 3)], layout=torch.jagged)
flat = torch.cat([torch.arange(2.0), torch.arange(4.0)])[:, None].expand(6, 3)
positions = torch.nested.nested_tensor_from_jagged(flat, offsets=tokens.offsets())

result = (tokens + positions).values()
assert torch.allclose(result, tokens.values() + flat)
