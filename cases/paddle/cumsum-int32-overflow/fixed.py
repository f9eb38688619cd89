"""The offsets are summed as int64, whatever the lengths are."""

import numpy as np
import paddle

lengths = np.array([2_000_000_000, 2_000_000_000], np.int32)
offsets = paddle.cumsum(paddle.to_tensor(lengths), dtype="int64")

result = offsets.numpy()
expected = np.cumsum(lengths, dtype=np.int64)
assert result.tolist() == expected.tolist(), "the file ends at byte %d, not %d" % (
    result[-1],
    expected[-1],
)
