"""`flags` allows TF32 again inside the block, unless it is told `allow_tf32=False`."""

import torch

torch.backends.cudnn.allow_tf32 = False
with torch.backends.cudnn.flags(enabled=False):
    assert torch.backends.cudnn.allow_tf32
assert not torch.backends.cudnn.allow_tf32
