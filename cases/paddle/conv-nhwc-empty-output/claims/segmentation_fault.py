"""`numpy()` of an output with two negative sizes ends in a segmentation fault, in NHWC and in NCHW."""

import os
import signal

import paddle
import paddle.nn.functional as F

for shape, layout in [([1, 3, 3, 1], "NHWC"), ([1, 1, 3, 3], "NCHW")]:
    child = os.fork()
    if not child:
        F.conv2d(paddle.ones(shape), paddle.ones([1, 1, 5, 5]), data_format=layout).numpy()
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGSEGV
