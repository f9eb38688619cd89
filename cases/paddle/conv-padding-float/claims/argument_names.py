"""kernel_size, stride and dilation are refused in the same words with their own names; pooling calls them pool_size and pool_stride, and says so when it is called, as Conv1D and Conv1DTranspose do of their padding, and transposed convolutions of output_padding."""

import paddle
from paddle import nn

images = paddle.rand([2, 3, 8, 8])
convolution = nn.Conv1D(3, 4, 3, padding=1.0)
transposed = nn.Conv1DTranspose(3, 4, 4, stride=2, padding=1.0)
larger = nn.Conv2DTranspose(3, 4, 3, stride=2, output_padding=1.0)
pool, pool_stride, pool_padding = nn.MaxPool2D(2.0), nn.MaxPool2D(2, stride=2.0), nn.AvgPool2D(3, padding=1.0)
for name, make in (
    ("padding", lambda: nn.Conv2D(3, 4, 3, padding=1.0)),
    ("kernel_size", lambda: nn.Conv2D(3, 4, 3.0)),
    ("stride", lambda: nn.Conv2D(3, 4, 3, stride=2.0)),
    ("dilation", lambda: nn.Conv2D(3, 4, 3, dilation=2.0)),
    ("padding", lambda: nn.Conv2DTranspose(3, 4, 4, stride=2, padding=1.0)),
    ("padding", lambda: convolution(images[0])),
    ("padding", lambda: transposed(images[0])),
    ("output_padding", lambda: larger(images)),
    ("pool_size", lambda: pool(images)),
    ("pool_stride", lambda: pool_stride(images)),
    ("padding", lambda: pool_padding(images)),
):
    try:
        make()
    except ValueError as error:
        assert f"The {name}'s type must be list or tuple. Received: " in str(error), error
    else:
        raise AssertionError(f"{name}: nothing was raised")
