"""`str.format` and `%` keep their formats in construct; an f-string drops `!r` as well."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE, device_target="CPU")

KEYS = {"layer 002": 1.0, "layer 2": 2.0, "'a'": 3.0, "a": 4.0}
TEXT = "a"


class Texts(nn.Cell):
    """What three texts are."""

    def __init__(self, index):
        super().__init__()
        self.index = index

    def construct(self, x):
        called = KEYS["layer {:03d}".format(self.index)]
        percent = KEYS["layer %03d" % self.index]
        return x * called, x * percent, x * KEYS[f"{TEXT!r}"]


found = [float(text.asnumpy()[0]) for text in Texts(2)(ms.Tensor([1.0], ms.float32))]
assert found == [1.0, 1.0, 4.0], found
