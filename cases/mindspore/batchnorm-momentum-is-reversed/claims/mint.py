# releases: >=2.7
"""The momentum of `mint.nn.BatchNorm1d`, `2d` and `3d` is 0.1 by default, as in PyTorch; that of `nn` is 0.9."""

import inspect

from mindspore import mint, nn

for name in ("BatchNorm1d", "BatchNorm2d", "BatchNorm3d"):
    for module, momentum in ((mint.nn, 0.1), (nn, 0.9)):
        assert inspect.signature(getattr(module, name).__init__).parameters["momentum"].default == momentum
