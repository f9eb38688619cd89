"""A shortcut of 1 by 1 fits every size where the kernel is odd and padded by half, times the dilation; an even kernel fits half of the sizes."""

import paddle
from paddle import nn

shortcut = nn.Conv2D(4, 8, 1, stride=2)


def fitting(**options):
    """Return the sizes of an image where a convolution of the block has the shape of the shortcut."""
    convolution = nn.Conv2D(4, 8, stride=2, **options)
    sizes = []
    for size in (9, 10, 11, 12):
        x = paddle.zeros([1, 4, size, size])
        if list(convolution(x).shape) == list(shortcut(x).shape):
            sizes.append(size)
    return sizes


for kernel in (3, 5):
    assert fitting(kernel_size=kernel, padding=kernel // 2) == [9, 10, 11, 12]
    assert fitting(kernel_size=kernel, padding=kernel // 2 * 2, dilation=2) == [9, 10, 11, 12]
    assert fitting(kernel_size=kernel) == []
assert fitting(kernel_size=2) == [10, 12]
assert fitting(kernel_size=2, padding=1) == [9, 11]
assert fitting(kernel_size=4, padding=2) == [9, 11]
