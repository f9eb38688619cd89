"""`torch.version.cuda` tells which of the two messages comes."""

import torch

try:
    torch.ones(1).cuda()
except (AssertionError, RuntimeError) as error:
    if torch.version.cuda is None:
        assert str(error) == "Torch not compiled with CUDA enabled"
    else:
        assert str(error).startswith("Found no NVIDIA driver on your system")
        assert int(torch.version.cuda.split(".")[0]) > 0
else:
    raise AssertionError("nothing was raised")
