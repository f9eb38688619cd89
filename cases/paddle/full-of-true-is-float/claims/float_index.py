# releases: >=2.6, !=3.1.1
"""Positions that a division made float raise in the same words; as int64 they choose the rows."""

import paddle

rows, positions = paddle.to_tensor([[1.0], [2.0], [3.0]]), paddle.to_tensor([0, 4])
try:
    rows[positions / 2]
except ValueError as error:
    assert "Index holds the wrong type, it holds [float32]" in str(error)
else:
    raise AssertionError("nothing was raised")
assert rows[(positions / 2).astype("int64")].tolist() == [[1.0], [3.0]]
