"""Labels that begin at one become indicators."""

import paddle

paddle.nn.functional.one_hot(paddle.to_tensor([1, 2, 3]), 3)
