"""Feed a batch of one image to a static program that declares a batch of images."""

import numpy as np
import paddle

paddle.enable_static()
image = paddle.static.data("image", [None, 3, 8, 8], "float32")
scaled = image * 2.0 - 1.0

executor = paddle.static.Executor(paddle.CPUPlace())
picture = np.ones([3, 8, 8], "float32")
(result,) = executor.run(feed={"image": picture[np.newaxis]}, fetch_list=[scaled])
assert result.shape == (1, 3, 8, 8)
