"""Fall back to a default score with a flag and an if after the loop."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def first_long(x, lengths):
    """Add the first length above four; if there is none, ten."""
    found = False
    for length in lengths:
        if length > 4:
            x = x + length
            found = True
            break
    if not found:
        x = x + 10
    return x


if MODE != "dynamic":
    first_long = paddle.jit.to_static(first_long, full_graph=MODE == "ast")

result = first_long(paddle.zeros([1]), [1, 2, 3])
assert result.item() == 10.0, "without a long one the score is %.1f" % result.item()
