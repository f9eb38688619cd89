"""Lists of other lengths become a tensor."""

import paddle

paddle.to_tensor([[1, 2], [3]])
