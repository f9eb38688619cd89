"""In Graph mode a Dropout that was called before any `set_train` stays off; one that was called after `set_train(False)` does not."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

sample = ops.ones((64,), ms.float32)
late, early, evaluated = nn.Dropout(p=0.5), nn.Dropout(p=0.5), nn.Dropout(p=0.5)
evaluated.set_train(False)
for dropout in (late, evaluated):
    assert (dropout(sample).asnumpy() == 1).all()
for dropout in (late, early, evaluated):
    dropout.set_train()
assert (late(sample).asnumpy() == 1).all()
for dropout in (early, evaluated):
    assert (dropout(sample).asnumpy() == 0).any()
