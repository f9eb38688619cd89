"""`F.one_hot` raises for a label that is too large and for a negative one."""

import paddle

for labels in ([1, 3, 2], [-1, 0, 2]):
    try:
        paddle.nn.functional.one_hot(paddle.to_tensor(labels), 3)
    except ValueError as error:
        assert "Illegal index value" in str(error)
    else:
        raise AssertionError("nothing was raised")
