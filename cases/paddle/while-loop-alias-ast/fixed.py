"""Start a loop's state as a copy of the input."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def repeat_until(x, limit):
    """Add x to itself until the sum passes the limit."""
    state = x.clone()
    while state < limit:
        state = state + x
    return state


if MODE != "dynamic":
    repeat_until = paddle.jit.to_static(repeat_until, full_graph=MODE == "ast")

result = repeat_until(paddle.to_tensor([3.0]), paddle.to_tensor([8.0]))
assert result.item() == 9.0, "3 + 3 + 3 is %.1f" % result.item()
