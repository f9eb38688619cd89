"""The fifth argument of `nn.Conv2d` and `nn.Conv3d` and the third one of `nn.MaxPool2d` and `nn.AvgPool2d` are `pad_mode`: a number is refused as one that should be 'str'; `nn.Conv1d` lists the modes."""

from mindspore import nn

for make in (
    lambda: nn.Conv2d(3, 64, 3, 2, 1),
    lambda: nn.Conv3d(3, 64, 3, 2, 1),
    lambda: nn.MaxPool2d(3, 2, 1),
    lambda: nn.AvgPool2d(3, 2, 1),
):
    try:
        make()
    except TypeError as error:
        assert "the type of 'pad_mode' should be 'str', but got type 'int'" in str(error), error
    else:
        raise AssertionError("nothing was raised")
try:
    nn.Conv1d(3, 64, 3, 2, 1)
except ValueError as error:
    assert "the 'pad_mode' must be str and must be in '['valid', 'same', 'pad']', but got '1'" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert nn.Conv2d(3, 64, 3, 2, "pad", 1).padding == 1
