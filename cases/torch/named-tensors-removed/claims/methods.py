# releases: >=2.13
"""`names`, `rename`, `refine_names`, `align_to`, `align_as` and `has_names` of a tensor and `torch.align_tensors` are gone."""

import torch

for name in ("names", "rename", "rename_", "refine_names", "align_to", "align_as", "has_names"):
    assert not hasattr(torch.ones(2), name), name
assert not hasattr(torch, "align_tensors")
