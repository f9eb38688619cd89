"""`gather`, `gather_nd`, `index_select`, `index_sample`, `put_along_axis` and `take` refuse uint8 indices."""

import numpy as np
import paddle

values = paddle.ones([4, 3])
column = paddle.to_tensor(np.array([[2], [0], [1], [2]], dtype="uint8"))
for call in (
    lambda: paddle.gather(values, column.flatten()),
    lambda: paddle.gather_nd(values, column),
    lambda: paddle.index_select(values, column.flatten()),
    lambda: paddle.index_sample(values, column),
    lambda: paddle.put_along_axis(values, column, 0.0, 1),
    lambda: paddle.take(values, column),
):
    try:
        call()
    except (ValueError, TypeError):
        continue
    raise AssertionError("nothing was raised")
