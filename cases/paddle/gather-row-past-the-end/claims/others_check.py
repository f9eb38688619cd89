"""`F.embedding` without `padding_idx` and `paddle.index_select` refuse such a number, and so does `gather` along another axis."""

import numpy as np
import paddle

table = paddle.to_tensor(np.ones((3, 4), np.float32))
labels = paddle.to_tensor(np.array([3]))
for look_up in (
    lambda: paddle.nn.functional.embedding(labels, table),
    lambda: paddle.index_select(table, labels),
    lambda: paddle.gather(table, labels + 1, axis=1),
):
    try:
        look_up()
    except (ValueError, IndexError):
        pass
    else:
        raise AssertionError("nothing was raised")
