"""NLC, NDHWC, one empty axis, a depthwise and a grouped convolution, `padding="VALID"` and a dilation end with SIGFPE as well."""

import os
import signal

import paddle
import paddle.nn.functional as F

calls = [
    lambda: F.conv1d(paddle.ones([1, 4, 3]), paddle.ones([2, 3, 5]), data_format="NLC"),
    lambda: F.conv3d(
        paddle.ones([1, 4, 4, 4, 3]), paddle.ones([2, 3, 5, 5, 5]), data_format="NDHWC"
    ),
    lambda: F.conv2d(paddle.ones([1, 4, 9, 3]), paddle.ones([2, 3, 5, 5]), data_format="NHWC"),
    lambda: F.conv2d(
        paddle.ones([1, 4, 4, 3]), paddle.ones([3, 1, 5, 5]), groups=3, data_format="NHWC"
    ),
    lambda: F.conv2d(
        paddle.ones([1, 4, 4, 4]), paddle.ones([2, 2, 5, 5]), groups=2, data_format="NHWC"
    ),
    lambda: F.conv2d(
        paddle.ones([1, 4, 4, 3]), paddle.ones([2, 3, 5, 5]), padding="VALID", data_format="NHWC"
    ),
    lambda: F.conv2d(
        paddle.ones([1, 4, 4, 3]), paddle.ones([2, 3, 3, 3]), dilation=2, data_format="NHWC"
    ),
]
for call in calls:
    child = os.fork()
    if not child:
        call()
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGFPE
