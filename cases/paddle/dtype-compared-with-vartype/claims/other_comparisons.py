"""`!=` with the old enum is True, and neither a tuple nor a dictionary of it has the dtype of a tensor; as an argument it still works."""

import paddle
from paddle.base import core

old = core.VarDesc.VarType
x = paddle.ones([1])
assert x.dtype != old.FP32 and old.FP32 != x.dtype
assert x.dtype not in (old.FP16, old.FP32) and x.dtype not in {old.FP32: 4}
assert x.dtype in (paddle.float16, paddle.float32)
assert x.astype(old.FP16).dtype == paddle.float16
