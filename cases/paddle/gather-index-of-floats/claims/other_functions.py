# releases: >=2.6,!=3.1.1
"""index_select, scatter and an index in brackets say "holds the wrong type" and name the dtype."""

import paddle

table = paddle.ones([4, 2])
rows = paddle.to_tensor([0.0, 1.0])
for call in (
    lambda: paddle.index_select(table, rows),
    lambda: paddle.scatter(table, rows, paddle.ones([2, 2])),
    lambda: table[rows],
):
    try:
        call()
    except ValueError as error:
        assert "ndex" in str(error) and "holds the wrong type, it holds " in str(error) and "float32" in str(error), error
    else:
        raise RuntimeError("accepted")
