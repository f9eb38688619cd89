"""A tensor that stands first in the list is found, as Python asks for identity first; `index` and `remove` fail like `in`."""

import paddle

a, b = paddle.to_tensor([1.0, 2.0]), paddle.to_tensor([3.0, 4.0])
assert a in [a, b]
assert [a, b].index(a) == 0
for use in (lambda: b in [a, b], lambda: [a, b].index(b), lambda: [a, b].remove(b)):
    try:
        use()
    except AssertionError as error:
        assert "can only contain one element" in str(error)
    else:
        raise RuntimeError("nothing was raised")
