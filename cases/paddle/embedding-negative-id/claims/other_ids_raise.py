"""The ids -2 and 3 of a table of three rows raise."""

import paddle

table = paddle.nn.Embedding(3, 2)
for outside in (-2, 3):
    try:
        table(paddle.to_tensor([outside]))
    except ValueError as error:
        assert "expected >= 0 and < 3" in str(error)
    else:
        raise AssertionError("nothing was raised")
