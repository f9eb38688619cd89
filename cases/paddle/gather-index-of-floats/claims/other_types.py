"""bool, int8, int16 and uint8 are refused in the same words; int32 and int64 are accepted."""

import paddle

table = paddle.arange(8).reshape([4, 2])
for dtype in ("bool", "int8", "int16", "uint8", "float64"):
    try:
        paddle.gather(table, paddle.to_tensor([0, 1]).astype(dtype))
    except ValueError as error:
        assert "The data type of Input(Index) of gather must be int32 or int64" in str(error), error
    else:
        raise RuntimeError(dtype)
for dtype in ("int32", "int64"):
    assert paddle.gather(table, paddle.to_tensor([0, 1]).astype(dtype)).tolist() == [[0, 1], [2, 3]]
