# releases: >=3.0
"""`stack`, `where`, `maximum`, `+` and `==` of the sizes and an int32 tensor raise too; `+` and `==` with one size promote to int64."""

import paddle

sizes = paddle.shape(paddle.ones([2, 3]))
one, two = paddle.to_tensor(2, dtype="int32"), paddle.to_tensor([1, 2], dtype="int32")
uses = [
    lambda: paddle.stack([sizes[0], one]),
    lambda: paddle.where(sizes > 2, sizes, two),
    lambda: paddle.maximum(sizes, two),
    lambda: sizes + two,
    lambda: sizes == two,
]
for use in uses:
    try:
        use()
    except (TypeError, ValueError) as error:
        words = str(error)
        assert "int32" in words and "int64" in words or "unsupported operand" in words, words
    else:
        raise AssertionError("nothing was raised")
assert (sizes[0] + one).item() == 4 and (sizes[0] + one).dtype == paddle.int64
assert (sizes[0] == one).item()
