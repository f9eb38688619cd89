"""Write the sum to the buffer with paddle.assign, which every mode honours."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def accumulate(buffer, update):
    """Add the update to the buffer where it stands; return the new mean."""
    paddle.assign(buffer + update, buffer)
    return buffer.mean()


if MODE != "dynamic":
    accumulate = paddle.jit.to_static(accumulate, full_graph=MODE == "ast")

buffer = paddle.zeros([3])
result = accumulate(buffer, paddle.ones([3]))
assert result.item() == 1.0, "the mean of 0 + 1 is %.1f" % result.item()
assert buffer.tolist() == [1.0, 1.0, 1.0]
