# releases: >=3.3.1
"""`float()` and `type_as` return the same object when the dtype is the same."""

import paddle

x = paddle.to_tensor([1.0, 2.0])
assert x.astype("float32") is x
assert x.float() is x
assert x.type_as(x) is x
