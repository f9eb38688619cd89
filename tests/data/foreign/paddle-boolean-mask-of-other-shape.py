"""A mask of the batch selects from the time axis."""

import paddle

paddle.zeros([4, 7])[:, paddle.ones([4], dtype="bool")]
