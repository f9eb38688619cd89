"""Do the first step before the loop, so that the cache is a tensor in it."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def decode(x):
    """Add the cached state again and again until its mean reaches ten."""
    state = x + 1
    cache = state * 1.0
    while state.mean() < 10:
        state = x + cache
        cache = state * 1.0
    return state


if MODE != "dynamic":
    decode = paddle.jit.to_static(decode, full_graph=MODE == "ast")

result = decode(paddle.to_tensor([3.0]))
assert result is not None, "decode returned None"
assert result.item() == 10.0
