"""Other names of torch.nn are missing as well, and those of MindSpore are there."""

import mindspore as ms
from mindspore import nn, ops
from mindspore.common import initializer

for name in ("functional", "Sequential", "ModuleList", "ModuleDict", "Parameter", "init", "ConvTranspose2d"):
    try:
        getattr(nn, name)
    except AttributeError as error:
        assert f"module 'mindspore.nn' has no attribute '{name}'" in str(error)
    else:
        raise AssertionError("nothing was raised")
layers = nn.CellList([nn.Dense(8, 3)])
assert len(nn.SequentialCell(layers[0], nn.ReLU())) == 2
assert ops.relu(ms.Tensor([-1.0])).asnumpy().tolist() == [0.0]
assert nn.Conv2dTranspose(3, 8, 5).weight.shape == (3, 8, 5, 5)
weight = ms.Parameter(initializer.initializer(initializer.XavierUniform(), (3, 8)))
assert weight.shape == (3, 8)
