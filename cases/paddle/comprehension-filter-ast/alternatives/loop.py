"""Average the positive margins, which a loop collects."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def hinge(margins):
    """Return the mean of the margins that are violated."""
    violated = []
    for margin in margins:
        if margin > 0:
            violated.append(margin)
    return paddle.stack(violated).mean()


if MODE != "dynamic":
    hinge = paddle.jit.to_static(hinge, full_graph=MODE == "ast")

margins = paddle.to_tensor([2.0, -3.0, 4.0])
result = hinge(margins)
assert result.item() == 3.0, "the mean of the positive margins 2.0 and 4.0 is %.1f" % result.item()
