"""A warning of the log names the line of the assignment; it stands there for a right construct, too."""

import os
import tempfile

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)
WARNING = "The gradient will be stopped from propagating at the PyExecute node"


class Wrong(nn.Cell):
    """Compute with the attribute."""

    def __init__(self):
        super().__init__()
        self.weight = ms.Parameter(ms.Tensor([3.0]), name="weight")
        self.kept = None

    def construct(self, x):
        self.kept = x * self.weight
        return (self.kept * 5).sum()


class Right(Wrong):
    """Compute with a local variable."""

    def construct(self, x):
        product = x * self.weight
        self.kept = product
        return (product * 5).sum()


def log_and_gradient(net):
    """What is written to standard error, and the gradient of the weight."""
    screen = os.dup(2)
    with tempfile.TemporaryFile() as file:
        os.dup2(file.fileno(), 2)
        try:
            gradient = ms.grad(net, None, [net.weight])(ms.Tensor([2.0]))[0].asnumpy().tolist()
        finally:
            os.dup2(screen, 2)
            os.close(screen)
        file.seek(0)
        return file.read().decode(), gradient


for net, line, expected in ((Wrong(), "self.kept = x * self.weight", [0.0]), (Right(), "self.kept = product", [10.0])):
    log, gradient = log_and_gradient(net)
    assert WARNING in log and line in log, log
    assert gradient == expected
