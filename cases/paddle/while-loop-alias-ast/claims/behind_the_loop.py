# releases: >=3.0
"""`return state + x` behind the loop is right or ends with "Tensor holds no memory"; from a copy it is always right."""

import paddle


def alias(x, limit):
    """Count from x to the limit, and add x."""
    state = x
    while state < limit:
        state = state + 1
    return state + x


def copy(x, limit):
    """The same from a copy."""
    state = x.clone()
    while state < limit:
        state = state + 1
    return state + x


limit = paddle.to_tensor([8.0])
alias = paddle.jit.to_static(alias, full_graph=True)
copy = paddle.jit.to_static(copy, full_graph=True)
for _ in range(5):
    try:
        assert alias(paddle.to_tensor([3.0]), limit).item() == 11.0
    except RuntimeError as error:
        assert "Tensor holds no memory" in str(error)
    assert copy(paddle.to_tensor([3.0]), limit).item() == 11.0
