"""A batch of `torch.nested.narrow` has other offsets and gaps in its values; its contiguous copy has neither."""

import torch

first = torch.nested.nested_tensor([torch.zeros(2, 3), torch.zeros(4, 3)], layout=torch.jagged)
padded = torch.arange(30.0).reshape(2, 5, 3)
second = torch.nested.narrow(padded, 1, torch.tensor([0, 0]), torch.tensor([2, 4]), layout=torch.jagged)
assert not torch.equal(first.offsets(), second.offsets()) and len(second.values()) == 10

packed = second.contiguous()
assert torch.equal(first.offsets(), packed.offsets())
moved = torch.nested.nested_tensor_from_jagged(packed.values(), offsets=first.offsets())
rows = (first + moved).unbind()
assert torch.equal(rows[0], padded[0, :2]) and torch.equal(rows[1], padded[1, :4])
