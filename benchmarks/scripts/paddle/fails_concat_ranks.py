"""A concatenation of tensors of unlike rank."""

import paddle

paddle.concat([paddle.ones([2]), paddle.ones([2, 2])])
