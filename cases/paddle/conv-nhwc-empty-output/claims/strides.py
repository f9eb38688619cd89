"""With stride 2 a kernel larger by two or three ends with SIGFPE; by one, and by two at stride 3, it gives one row and column."""

import os
import signal

import paddle
import paddle.nn.functional as F


def convolve(size, stride):
    """The shape of a 5x5 convolution of an image."""
    image = paddle.ones([1, size, size, 1])
    return list(F.conv2d(image, paddle.ones([1, 1, 5, 5]), stride=stride, data_format="NHWC").shape)


for size, stride in [(4, 2), (4, 3), (3, 3)]:
    assert convolve(size, stride) == [1, 1, 1, 1]
for size in [3, 2]:
    child = os.fork()
    if not child:
        convolve(size, 2)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGFPE
