"""An image of shape [1, height, width] or [3, height, width] has other words than those about channels."""

import paddle

for channels in (1, 3):
    try:
        paddle.nn.Conv2D(3, 8, 3)(paddle.rand([channels, 28, 28]))
    except ValueError as error:
        assert "in_dims.size()" in str(error) and "number of input's channels" not in str(error)
    else:
        raise AssertionError("nothing was raised")
