"""The sum by `dtype="int64"` is right, along an axis as well; a conversion after the sum keeps the wrong number."""

import paddle

pixels = paddle.full([2, 300], 1, "uint8")
assert pixels.sum(axis=1).astype("int64").tolist() == [44, 44]
assert pixels.sum(axis=1, dtype="int64").tolist() == [300, 300]
assert pixels.astype("int64").sum(axis=1).tolist() == [300, 300]
