"""Decode until the state is large enough, with a cache that is None in the first step."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def decode(x):
    """Add the cached state again and again until its mean reaches ten."""
    cache = None
    state = paddle.zeros([1])
    while state.mean() < 10:
        state = x + 1 if cache is None else x + cache
        cache = state * 1.0
    return state


if MODE != "dynamic":
    decode = paddle.jit.to_static(decode, full_graph=MODE == "ast")

result = decode(paddle.to_tensor([3.0]))
assert result is not None, "decode returned None"
assert result.item() == 10.0
