"""A function that is no method and calls its first parameter `self` is refused as well: it requires one argument less."""

import paddle


@paddle.jit.to_static
def add(self, x):
    return self + x


try:
    add(paddle.ones([1]), paddle.ones([1]))
except ValueError as error:
    assert "requires 1 arguments: ['x'], but received 2" in str(error), error
else:
    raise AssertionError("nothing was raised")
