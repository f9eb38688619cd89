# releases: >=2.7
"""`kept.append(score)` under `if score > 0`, and a filter by the flags of a second tensor, end in the same message."""

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
        return sum(kept)


class Flags(nn.Cell):
    """A filter by flags."""

    def construct(self, scores):
        flags = scores > 0
        return sum([score for score, flag in zip(scores, flags) if flag])


for net in (Append(), Flags()):
    try:
        net(ms.Tensor([1.0, -2.0, 4.0], ms.float32))
    except RuntimeError as error:
        assert "The pointer[seq_abs] is null." in str(error), error
    else:
        raise AssertionError("nothing was raised")
