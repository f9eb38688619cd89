"""In Graph mode a Dropout that was called before `set_train()` stays off."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

sample = ops.ones((64,), ms.float32)
late, early = nn.Dropout(p=0.5), nn.Dropout(p=0.5)
assert (late(sample).asnumpy() == 1).all()
for dropout in (late, early):
    dropout.set_train()
assert (late(sample).asnumpy() == 1).all()
assert (early(sample).asnumpy() == 0).any()
