"""-1 is refused by `gather` and `index_select` on 2.6 and is the last row on 3.3.1."""

import numpy as np
import paddle

table = paddle.to_tensor(np.arange(1, 13, dtype=np.float32).reshape(3, 4))
minus = paddle.to_tensor(np.array([-1]))
for look_up in (paddle.gather, paddle.index_select):
    try:
        rows = look_up(table, minus)
    except (IndexError, ValueError):
        assert not paddle.__version__.startswith("3.3"), look_up
    else:
        assert not paddle.__version__.startswith("2."), look_up
        assert rows.tolist() == [[9, 10, 11, 12]]
