"""Turn integer counts into shares with softmax."""

import numpy as np
import paddle

counts = paddle.to_tensor(np.bincount([0, 1, 1, 2, 2, 2]))
result = paddle.nn.functional.softmax(counts)
assert abs(float(result.sum()) - 1) < 1e-6
assert result.argmax().item() == 2
