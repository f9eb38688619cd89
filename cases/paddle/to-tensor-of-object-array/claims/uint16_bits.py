"""An array of uint16 becomes bfloat16 by its bits: 16256 is 1.0. As int64 it keeps its numbers, and so does uint32."""

import numpy as np
import paddle

pixels = paddle.to_tensor(np.array([0, 16256], "uint16"))
assert pixels.dtype == paddle.bfloat16
assert pixels.astype("float32").tolist() == [0.0, 1.0]
for kind in ("uint16", "uint32"):
    assert paddle.to_tensor(np.array([0, 16256], kind).astype("int64")).tolist() == [0, 16256]
