"""A mask of the padded length selects from the cut one."""

import paddle

mask = paddle.zeros([2, 12], dtype="bool")
paddle.where(mask, paddle.zeros([2, 10]), paddle.ones([2, 10]))
