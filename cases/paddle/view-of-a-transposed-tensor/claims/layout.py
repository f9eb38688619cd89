"""is_contiguous() is False for a transposed tensor, and True for the tensor that was transposed."""

import paddle

x = paddle.arange(24, dtype="float32").reshape([4, 6])
turned = x.transpose([1, 0])
assert x.is_contiguous() and not turned.is_contiguous()
assert x.view([2, 12]).tolist() == x.reshape([2, 12]).tolist()
