"""Conditions on what is known while the program is built are right: a rank, a declared size, None; a size that was declared as None is -1."""

import paddle

paddle.enable_static()
x = paddle.static.data("x", [None, 3], "float32")
assert len(x.shape) == 2 and x.shape[1] == 3 and x is not None
assert x.shape[0] == -1 and not x.shape[0] > 2
chosen = "matrix" if x.ndim == 2 else "other"
assert chosen == "matrix"
