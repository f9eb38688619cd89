# releases: ==3.3.1
"""On 3.3.1 int64 beside bool, uint8 or float32 is refused in the same words; a number of Python and a tensor without axes are accepted."""

import paddle

a = paddle.to_tensor([1, 2])
for dtype in ("bool", "uint8", "float32"):
    try:
        paddle.equal(a, paddle.to_tensor([1, 0]).astype(dtype))
    except TypeError as error:
        assert "Type promotion only support calculations" in str(error) and dtype in str(error), error
    else:
        raise RuntimeError("nothing was raised")
assert (a == 1).tolist() == (a == paddle.to_tensor(1, dtype="int32")).tolist() == [True, False]
