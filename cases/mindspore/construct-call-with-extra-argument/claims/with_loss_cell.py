"""WithLossCell takes image and label, in both modes, and trains in a TrainOneStepCell."""

import mindspore as ms
from mindspore import nn

image, label = ms.ops.ones((3, 4), ms.float32), ms.Tensor([0, 1, 1], ms.int32)
for mode in (ms.GRAPH_MODE, ms.PYNATIVE_MODE):
    ms.set_context(mode=mode)
    net, loss_fn = nn.Dense(4, 2), nn.CrossEntropyLoss()
    both = nn.WithLossCell(net, loss_fn)
    before = both(image, label).asnumpy()
    assert abs(before - loss_fn(net(image), label).asnumpy()) < 1e-6
    step = nn.TrainOneStepCell(both, nn.SGD(net.trainable_params(), 0.1))
    step(image, label)
    assert both(image, label).asnumpy() < before
