"""Python's any, all and sum take it for an empty list: any(x) is False, all(x > 5) is True, sum(x) is 0."""

import paddle

x = paddle.to_tensor([3.0]).squeeze()
assert any(x > 2) is False
assert all(x > 5) is True
assert sum(x) == 0
assert bool((x > 2).any()) and not bool((x > 5).all()) and x.sum().item() == 3.0
