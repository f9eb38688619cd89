# releases: >=2.11
"""`current_accelerator()` names CUDA in a build with CUDA, although `is_available()` is False."""

import torch

assert not torch.accelerator.is_available()
accelerator = torch.accelerator.current_accelerator()
if torch.version.cuda is None:
    assert accelerator is None
else:
    assert accelerator.type == "cuda"
