# releases: <2.1
"""2.0.0 returns a list that grew by `append`, with the right length; a comprehension that nothing uses is refused."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Append(nn.Cell):
    """A list that grows under a condition."""

    def construct(self, scores):
        kept = []
        for score in scores:
            if score > 0:
                kept.append(score)
        return kept, scores * len(kept)


class Unused(nn.Cell):
    """Nothing uses the list."""

    def construct(self, scores):
        kept = [score for score in scores if score > 0]  # noqa: F841
        return scores


scores = ms.Tensor([1.0, -2.0, 4.0], ms.float32)
kept, product = Append()(scores)
assert [float(one.asnumpy()) for one in kept] == [1.0, 4.0]
assert product.asnumpy().tolist() == [2.0, -4.0, 8.0]
try:
    Unused()(scores)
except RuntimeError as error:
    assert "Can not get size for dynamic length sequence" in str(error)
else:
    raise AssertionError("nothing was raised")
