"""Scale scores by the largest number of a list, inside a to_static function."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def normalise(scores):
    """Divide scores by the largest one."""
    values = scores.numpy().tolist()
    return scores / max(values)


if MODE != "dynamic":
    normalise = paddle.jit.to_static(normalise, full_graph=MODE == "ast")

result = normalise(paddle.to_tensor([2.0, 1.0, 4.0]))
assert result.tolist() == [0.5, 0.25, 1.0]
