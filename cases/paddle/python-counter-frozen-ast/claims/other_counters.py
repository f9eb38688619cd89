# releases: >=2.6
"""With the AST transformer an attribute of the layer, a list and an iterator keep the value of the first call."""

import itertools

import paddle

cell = [0]
numbers = itertools.count(1)


class WarmUp(paddle.nn.Layer):
    """Scale the gradient by the number of the call."""

    def __init__(self):
        super().__init__()
        self.calls = 0

    def forward(self, gradient):
        self.calls += 1
        return gradient * self.calls


def by_list(gradient):
    """Scale the gradient by the number of the call."""
    cell[0] += 1
    return gradient * cell[0]


def by_iterator(gradient):
    """Scale the gradient by the number of the call."""
    return gradient * next(numbers)


for counter in (WarmUp(), by_list, by_iterator):
    traced = paddle.jit.to_static(counter, full_graph=True)
    assert [traced(paddle.ones([1])).item() for _ in range(3)] == [1.0, 1.0, 1.0]
