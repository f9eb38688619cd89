# releases: >=2.6,<4
"""`paddle.floor(x + 0.5)` rounds 2.5 to 3, 1.5 to 2 and -2.5 to -2, but 8388609 to 8388610 in float32."""

import paddle

x = paddle.to_tensor([2.5, 1.5, -2.5])
assert paddle.floor(x + 0.5).tolist() == [3.0, 2.0, -2.0]
assert paddle.floor(paddle.to_tensor([8388609.0]) + 0.5).tolist() == [8388610.0]
