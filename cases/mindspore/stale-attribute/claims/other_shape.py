"""A call with another shape has the new value, one with the old shape the old value."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Classifier(nn.Cell):
    """Logits divided by a temperature."""

    def __init__(self):
        super().__init__()
        self.temperature = 1.0

    def construct(self, logits):
        return logits / self.temperature


model = Classifier()
batch = ms.Tensor([2.0, 4.0], ms.float32)
assert model(batch).asnumpy().tolist() == [2.0, 4.0]
model.temperature = 0.5
assert model(batch).asnumpy().tolist() == [2.0, 4.0]
assert model(ms.Tensor([2.0], ms.float32)).asnumpy().tolist() == [4.0]
assert model(batch).asnumpy().tolist() == [2.0, 4.0]
