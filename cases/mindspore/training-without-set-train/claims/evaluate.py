"""`set_train(False)` brings evaluation mode back; `Model.eval` sets it for a network in training mode."""

import mindspore as ms
import mindspore.dataset as ds
import numpy as np
from mindspore import nn

net = nn.SequentialCell(nn.Dense(3, 1), nn.Dropout(p=0.5))
net.set_train()
assert net[1].training
assert (net[1](ms.Tensor(np.ones((1000,), np.float32))).asnumpy() == 0).any()
net.set_train(False)
assert not net[1].training
assert (net[1](ms.Tensor(np.ones((1000,), np.float32))).asnumpy() == 1).all()

net.set_train()
data = ds.NumpySlicesDataset((np.ones((4, 3), np.float32), np.ones((4, 1), np.float32)), ["x", "y"]).batch(4)
ms.Model(net, nn.MSELoss(), metrics={"mae"}).eval(data, dataset_sink_mode=False)
assert not net.training
