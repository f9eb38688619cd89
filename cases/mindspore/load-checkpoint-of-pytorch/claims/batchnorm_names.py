"""With PyTorch's names a BatchNorm2d gets only what is called alike: nothing; load_param_into_net returns the names."""

import mindspore as ms
from mindspore import nn, ops

net = nn.SequentialCell(nn.BatchNorm2d(3))
names = ["0.weight", "0.bias", "0.running_mean", "0.running_var"]
saved = {name: ms.Parameter(ops.ones(3, ms.float32) * 5, name=name) for name in names}
not_loaded, unused = ms.load_param_into_net(net, saved)
assert sorted(not_loaded) == ["0.beta", "0.gamma", "0.moving_mean", "0.moving_variance"], not_loaded
assert sorted(unused) == sorted(names), unused
