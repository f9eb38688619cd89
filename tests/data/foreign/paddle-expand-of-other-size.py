"""A class token is expanded although it has a batch."""

import paddle

paddle.zeros([2, 1, 8]).expand([5, 1, 8])
