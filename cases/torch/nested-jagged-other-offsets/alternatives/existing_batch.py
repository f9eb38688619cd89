# releases: >=2.5
"""Take the values of a batch that exists, with the offsets of the other."""

import torch

torch.manual_seed(0)
tokens = torch.nested.nested_tensor([torch.randn(2, 3), torch.randn(4, 3)], layout=torch.jagged)
flat = torch.cat([torch.arange(2.0), torch.arange(4.0)])[:, None].expand(6, 3)
positions = torch.nested.nested_tensor(list(flat.split([2, 4])), layout=torch.jagged)

moved = torch.nested.nested_tensor_from_jagged(positions.values(), offsets=tokens.offsets())
result = (tokens + moved).values()
assert torch.allclose(result, tokens.values() + flat)
