"""Under `vmap` a BatchNorm1d refuses a sample `[1, C]`, also without running statistics; BatchNorm2d takes one image."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13
    from functorch import vmap

for track in (True, False):
    layer = torch.nn.BatchNorm1d(4, track_running_stats=track)
    try:
        vmap(lambda row: layer(row[None]))(torch.randn(5, 4))
    except ValueError as error:
        assert "Expected more than 1 value per channel when training" in str(error)
    else:
        raise AssertionError("nothing was raised")

layer = torch.nn.BatchNorm2d(3, track_running_stats=False)
alone = vmap(lambda image: layer(image[None]))(torch.randn(5, 3, 8, 8))
assert torch.allclose(alone.mean((1, 3, 4)), torch.zeros(5, 3), atol=1e-5)  # of each image
