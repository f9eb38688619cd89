# releases: ==2.6.2
"""`to("float32")` returns the tensor itself when it is float32."""

import paddle

x = paddle.to_tensor([1.0, 2.0])
assert x.to("float32") is x
