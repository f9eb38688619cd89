"""What a converted function appends to a list argument is missing after the call."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "ast")


def extend(batch):
    """Append a derived feature; return a sum."""
    batch.append(batch[0] * 2.0)
    return batch[0].sum()


if MODE != "dynamic":
    extend = paddle.jit.to_static(extend, full_graph=MODE == "ast")

batch = [paddle.ones([1])]
extend(batch)
assert len(batch) == 1
