# releases: ==2.6.2
"""The bytes of the integers are read as float32: 2**30 becomes 2.0 before 0.5 is added."""

import paddle

counts = paddle.to_tensor([2**30])
counts.add_(paddle.to_tensor([0.5]))
assert counts.tolist() == [2.5], counts.tolist()
assert "FP32" in str(counts.dtype) or "float32" in str(counts.dtype)
