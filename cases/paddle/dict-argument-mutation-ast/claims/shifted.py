# releases: >=2.6,<3.0
"""In 2.6 a new key that sorts first makes the function read another key's value, or raises "Tensor holds no memory"."""

import paddle


def add(batch):
    """File a new key that sorts before the others; return the value of an old one."""
    batch["a"] = batch["m"] * 2.0
    return batch["m"] + 0.0


m, z = paddle.full([2], 1.0), paddle.full([2], 5.0)
result = paddle.jit.to_static(add, full_graph=True)({"m": m, "z": z})
assert result.tolist() == [5.0, 5.0]

try:
    paddle.jit.to_static(add, full_graph=True)({"m": m})
except RuntimeError as error:
    assert "Tensor holds no memory" in str(error), error
else:
    raise AssertionError("nothing was raised")
