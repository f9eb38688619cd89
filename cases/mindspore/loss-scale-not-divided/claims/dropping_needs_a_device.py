"""On the CPU a manager that drops overflowed updates, the default, is refused, and so is a dynamic one."""

from mindspore import nn
from mindspore.amp import DynamicLossScaleManager, FixedLossScaleManager
from mindspore.train import Model

net = nn.Dense(2, 1)
optimizer = nn.SGD(net.trainable_params(), learning_rate=0.1)
for manager in (FixedLossScaleManager(1024.0), DynamicLossScaleManager()):
    try:
        Model(net, nn.MSELoss(), optimizer, loss_scale_manager=manager)
    except ValueError as error:
        assert "FixedLossScaleManager(drop_overflow_update=False)" in str(error), error
    else:
        raise AssertionError("accepted")
