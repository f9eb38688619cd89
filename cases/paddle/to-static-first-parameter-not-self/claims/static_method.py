"""A static method and a function need no self."""

import paddle


class Plain:
    """A compiled static method."""

    @staticmethod
    @paddle.jit.to_static
    def add(x):
        return x + 1


@paddle.jit.to_static
def add(x):
    return x + 1


assert Plain.add(paddle.ones([2])).tolist() == [2.0, 2.0]
assert add(paddle.ones([2])).tolist() == [2.0, 2.0]
