"""`nn.MaxPool2d` without `pad_mode="pad"` refuses `ceil_mode` and `return_indices` in the words it has for `padding`."""

from mindspore import nn

for option in ("padding", "ceil_mode", "return_indices"):
    try:
        nn.MaxPool2d(3, 2, **{option: True if option != "padding" else 1})
    except ValueError as error:
        assert "can not be set to non-default value when pad_mode is not 'pad'" in str(error), error
    else:
        raise AssertionError("nothing was raised")
    nn.MaxPool2d(3, 2, pad_mode="pad", **{option: True if option != "padding" else 1})
