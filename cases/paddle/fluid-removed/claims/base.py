# releases: >=2.6
"""paddle.base has Program, Executor, core and dygraph.guard, and neither layers.fc nor optimizer."""

import paddle

paddle.base.Executor(paddle.base.CPUPlace()), paddle.base.Program(), paddle.base.core
with paddle.base.dygraph.guard():
    assert paddle.ones([2]).numpy().sum() == 2
assert not hasattr(paddle.base.layers, "fc")
assert not hasattr(paddle.base, "optimizer")
