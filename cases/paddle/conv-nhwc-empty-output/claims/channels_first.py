# releases: >=2.6
"""In NCHW and NCL the output is an empty tensor."""

import paddle
import paddle.nn.functional as F

images = F.conv2d(paddle.ones([1, 3, 4, 4]), paddle.ones([2, 3, 5, 5]))
assert list(images.shape) == [1, 2, 0, 0]
waves = F.conv1d(paddle.ones([1, 3, 4]), paddle.ones([2, 3, 5]))
assert list(waves.shape) == [1, 2, 0]
