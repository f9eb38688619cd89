"""float64, float16, bool, uint8, int8 and int16 are refused as well, each by its name; int32 and int64 are accepted."""

import paddle

table = paddle.nn.Embedding(20, 8)
ids = paddle.to_tensor([1, 0])
for name in ("float64", "float16", "bool", "uint8", "int8", "int16"):
    try:
        table(ids.astype(name))
    except NotImplementedError as error:
        assert "but get " + name in str(error), error
    else:
        raise AssertionError("accepted")
for name in ("int32", "int64"):
    assert list(table(ids.astype(name)).shape) == [2, 8]
