"""Lists of other lengths become a tensor."""

import mindspore as ms

ms.Tensor([[1, 2], [3]])
