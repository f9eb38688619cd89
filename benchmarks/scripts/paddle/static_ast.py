"""A function with a loop converted to a static graph from its source."""

import paddle


@paddle.jit.to_static(full_graph=True)
def function(x):
    total = paddle.zeros([1])
    for i in range(3):
        if x.sum() > i:
            total = total + x.max()
    return total


result = function(paddle.to_tensor([1.0, 2.0]))
assert result.item() == 6.0
