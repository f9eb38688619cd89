"""A system has fewer right sides than rows."""

import paddle

paddle.linalg.solve(paddle.eye(4), paddle.zeros([3, 1]))
