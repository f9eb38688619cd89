"""The `else` is dropped from a loop over a tensor, and from one in a function that the converted function calls."""

import paddle


def over_tensor(x):
    """Add ten if no element is large."""
    for row in x:
        if row > 5:
            break
    else:
        x = x + 10
    return x


def caller(x):
    """Call a function with a loop of its own."""
    return over_range(x)


def over_range(x):
    """Add ten after the loop."""
    for _ in range(3):
        pass
    else:
        x = x + 10
    return x


for function in (over_tensor, caller):
    assert function(paddle.zeros([1])).item() == 10.0
    assert paddle.jit.to_static(function, full_graph=True)(paddle.zeros([1])).item() == 0.0
