"""contiguous() lays the numbers out in the new order, and view of the result is right."""

import paddle

x = paddle.arange(24, dtype="float32").reshape([4, 6])
turned = x.transpose([1, 0]).contiguous()
assert turned.is_contiguous()
assert turned.view([24]).tolist() == x.transpose([1, 0]).reshape([24]).tolist()
