# releases: >=2.6,<3.3
"""A slice of it, the other order and `in` a list of tuples are False as well."""

import paddle

shape = paddle.ones([2, 3]).shape
assert not shape[:1] == (2,)
assert not (2, 3) == shape
assert shape not in [(2, 3)]
