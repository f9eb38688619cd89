# releases: >=2.10
"""On 2.10.0 Tensor(None, ms.float32) raises nothing: the tensor has the shape (-2,) and no numbers, asnumpy() says that negative dimensions are not allowed, and a loss with it as weight that the value -2 is less than 0."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

ms.set_context(mode=ms.PYNATIVE_MODE)


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


x = Tensor(None, ms.float32)
assert x.shape == (-2,)
assert "ValueError: negative dimensions are not allowed" in words(x.asnumpy)


def train():
    """One step with x as the weights of the classes."""
    network = nn.Dense(4, 3)
    loss_fn = nn.CrossEntropyLoss(weight=Tensor(None, ms.float32))
    rows = Tensor(np.ones((12, 4)), ms.float32)
    labels = Tensor(np.arange(12) % 3, ms.int32)
    loss = ms.value_and_grad(lambda x, y: loss_fn(network(x), y), None, network.trainable_params())
    loss(rows, labels)[0].asnumpy()


found = words(train)
assert "RuntimeError: The int64_t value(-2) is less than 0." in found, found
