# releases: >=2.6,<3.0
"""On 2.6 a counter as condition, a range of a tensor, a computed tensor, `detach` and a dropout of 0 double too; `x + 0` does not."""

import paddle


def counted(x, n):
    """Three additions, counted by another tensor."""
    state = x
    i = paddle.zeros([1])
    while i < n:
        state = state + x
        i = i + 1
    return state


def ranged(x, n):
    """Three additions, by range."""
    state = x
    for _ in range(n.astype("int32")):
        state = state + x
    return state


def computed(x, n):
    """Additions of a computed tensor until the sum passes n."""
    y = x * 1
    state = y
    while state < n:
        state = state + y
    return state


def detached(x, n):
    """Additions to a detached tensor until the sum passes n."""
    state = x.detach()
    while state < n:
        state = state + x
    return state


def dropped(x, n):
    """Additions to a dropout of 0 until the sum passes n."""
    state = paddle.nn.functional.dropout(x, 0.0)
    while state < n:
        state = state + x
    return state


def plus_zero(x, n):
    """Additions to a computed copy until the sum passes n."""
    state = x + 0
    while state < n:
        state = state + x
    return state


def run(function, n):
    """The result under the AST transformer."""
    function = paddle.jit.to_static(function, full_graph=True)
    return function(paddle.to_tensor([3.0]), paddle.to_tensor([n])).item()


assert run(counted, 3.0) == run(ranged, 3.0) == 24.0
assert run(computed, 8.0) == run(detached, 8.0) == run(dropped, 8.0) == 12.0
assert run(plus_zero, 8.0) == 9.0
