"""The products of int32 wrap around before they are summed in int64; cast to int64 first, the sum is exact."""

import paddle

a = paddle.to_tensor([[65536, 1]], dtype="int32")
assert (a * a).sum(axis=1).tolist() == [1]
b = a.astype("int64")
assert (b * b).sum(axis=1).tolist() == [2**32 + 1]
