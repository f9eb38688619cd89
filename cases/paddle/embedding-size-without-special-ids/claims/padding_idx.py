"""With `padding_idx`, forward on a CPU reads what lies behind the table; backward refuses the id, unless sparse=True."""

import paddle

rows = paddle.arange(18, dtype="float32").reshape([6, 3])
for sparse in (False, True):
    table = rows[:4]
    table.stop_gradient = False
    ids = paddle.to_tensor([5])
    vectors = paddle.nn.functional.embedding(ids, table, padding_idx=0, sparse=sparse)
    assert vectors.tolist() == rows[5:].tolist()
    if sparse:
        vectors.sum().backward()
        continue
    try:
        vectors.sum().backward()
    except ValueError as error:
        assert "expected >= 0 and < 4, but got 5" in str(error), error
    else:
        raise AssertionError("nothing was raised")
