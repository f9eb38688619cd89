"""Start a loop's state as another name of the input and add the input in every step."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def repeat_until(x, limit):
    """Add x to itself until the sum passes the limit."""
    state = x
    while state < limit:
        state = state + x
    return state


if MODE != "dynamic":
    repeat_until = paddle.jit.to_static(repeat_until, full_graph=MODE == "ast")

result = repeat_until(paddle.to_tensor([3.0]), paddle.to_tensor([8.0]))
assert result.item() == 9.0, "3 + 3 + 3 is %.1f" % result.item()
