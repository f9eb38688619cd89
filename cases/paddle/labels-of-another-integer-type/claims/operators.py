# releases: ==3.3.1
"""On 3.3.1 the operators == and + of int64 and int32 raise, and the message ends with both types."""

import paddle

a, b = paddle.to_tensor([1, 2]), paddle.to_tensor([1, 3], dtype="int32")
for operate in (lambda: a == b, lambda: a + b):
    try:
        operate()
    except TypeError as error:
        assert "But got different data type x: int64, y: int32" in str(error), error
    else:
        raise RuntimeError("nothing was raised")
