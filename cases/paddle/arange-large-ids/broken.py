"""Number the rows of a shard with ids that continue from a large first id."""

import numpy as np
import paddle

FIRST = 2**53 + 1

ids = paddle.arange(FIRST, FIRST + 2)

result = np.array(ids.numpy().tolist())
assert result.tolist() == [FIRST, FIRST + 1], "%d ids, the first is off by %d" % (
    len(result),
    result[0] - FIRST,
)
