# releases: >=2.6
"""`x[mask] = values` with a value for each element of x passes on 2.6.2 and 3.1.0, and raises a ValueError on other releases; `values[mask]` passes there."""

import paddle

x = paddle.zeros([4])
values = paddle.to_tensor([1.0, 2.0, 3.0, 4.0])
mask = paddle.to_tensor([False, True, False, True])
try:
    x[mask] = values
except ValueError:
    assert not paddle.__version__.startswith(("2.", "3.1.0"))
    x[mask] = values[mask]
else:
    assert paddle.__version__.startswith(("2.", "3.1.0"))
assert x.tolist() == [0.0, 2.0, 0.0, 4.0]
