"""`paddle.pow` of two tensors and a power of a Python number lose the last digits; powers up to 2**53 are right."""

import paddle

base, exponent = paddle.full([1], 3, "int64"), paddle.full([1], 35, "int64")
assert int(paddle.pow(base, exponent).item()) == 3**35 - 3
assert int((3**exponent).item()) == 3**35 - 3
for small in range(34):
    assert 3**small <= 2**53
    assert int((base ** paddle.full([1], small, "int64")).item()) == 3**small
