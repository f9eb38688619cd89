"""Compare every query with every key, without the transpose that this takes."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "dynamic")


def attend(query, key, value):
    """Scaled dot-product attention."""
    scores = paddle.matmul(query, key) / query.shape[-1] ** 0.5
    return paddle.matmul(paddle.nn.functional.softmax(scores), value)


if MODE != "dynamic":
    attend = paddle.jit.to_static(attend, full_graph=MODE == "ast")

paddle.seed(0)
query, key, value = (paddle.randn([2, 5, 8]) for _ in range(3))
result = attend(query, key, value)
assert result.shape == [2, 5, 8]
assert paddle.allclose(attend(query, key, paddle.ones([2, 5, 8])), paddle.ones([2, 5, 8]))
