"""Log the loss of a bfloat16 model through NumPy as float32."""

import paddle

paddle.seed(0)
losses = paddle.to_tensor([1.0, 2.0, 3.0]).astype("bfloat16")

result = losses.astype("float32").numpy().mean()
assert result == 2.0, "the mean of the losses 1, 2 and 3 is %.1f" % result
