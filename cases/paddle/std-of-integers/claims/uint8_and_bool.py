"""uint8 and bool are refused."""

import paddle

for kind in ("uint8", "bool"):
    try:
        paddle.std(paddle.to_tensor([1, 0, 1]).astype(kind))
    except RuntimeError as error:
        assert "is not registered" in str(error)
    else:
        raise AssertionError("nothing was raised")
