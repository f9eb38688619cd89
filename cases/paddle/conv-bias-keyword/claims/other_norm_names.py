"""`eps`, `affine` and `track_running_stats` of PyTorch's BatchNorm2d are refused by BatchNorm2D as well; `epsilon` is taken."""

from paddle import nn

for name, value in (("eps", 1e-3), ("affine", False), ("track_running_stats", False)):
    try:
        nn.BatchNorm2D(8, **{name: value})
    except TypeError as error:
        assert f"got an unexpected keyword argument '{name}'" in str(error), error
    else:
        raise AssertionError(name)
nn.BatchNorm2D(8, epsilon=1e-3)
