"""Where the width and the number of tokens are equal, nothing is raised."""

import paddle

assert paddle.matmul(paddle.ones([2, 5, 5]), paddle.ones([2, 5, 5])).shape == [2, 5, 5]
