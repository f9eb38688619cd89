# releases: >=2.0
"""A slice keeps the whole image in memory; `clone()` does not, and `contiguous()` does where the slice is contiguous."""

import torch

image = torch.rand(3, 256, 256)
whole = image.untyped_storage().nbytes()
part, plane = image[:, :32, :32], image[:1]
assert part.untyped_storage().nbytes() == plane.contiguous().untyped_storage().nbytes() == whole
assert part.clone().untyped_storage().nbytes() == 3 * 32 * 32 * 4
assert plane.clone().untyped_storage().nbytes() == whole // 3
