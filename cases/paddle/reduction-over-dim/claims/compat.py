# releases: >=3.3
"""On 3.3 max, min, sort and split refuse `dim` and name paddle.compat; compat.max returns values and indices, max only values."""

import paddle

x = paddle.to_tensor([[1.0, 5.0], [4.0, 2.0]])
for call, name in (
    (lambda: paddle.max(x, dim=1), "max"),
    (lambda: x.min(dim=1), "min"),
    (lambda: x.sort(dim=1), "sort"),
    (lambda: paddle.split(x, 2, dim=1), "split"),
):
    try:
        call()
    except TypeError as error:
        assert f"paddle.{name}() received unexpected keyword argument 'dim'" in str(error), error
        assert f"Did you mean to use paddle.compat.{name}() instead?" in str(error), error
    else:
        raise AssertionError(name)
values, indices = paddle.compat.max(x, dim=1)
assert values.tolist() == paddle.max(x, axis=1).tolist() == [5.0, 4.0]
assert indices.tolist() == [1, 0]
