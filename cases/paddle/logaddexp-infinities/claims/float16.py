"""-1e30 is minus infinity in float16, and a number in float32."""

import paddle

number = paddle.to_tensor([-1e30])
assert bool(paddle.isfinite(number))
assert number.astype("float16").numpy()[0] == -float("inf")
