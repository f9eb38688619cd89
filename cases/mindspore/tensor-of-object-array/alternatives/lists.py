"""Train on the measures of a table, which go through lists."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")
ms.set_seed(0)

table = np.array(
    [["setosa", 5.1, 3.5], ["setosa", 4.9, 3.0], ["virginica", 6.3, 3.3], ["virginica", 5.8, 2.7]],
    dtype=object,
)
kinds = sorted(set(table[:, 0]))
labels = Tensor([kinds.index(name) for name in table[:, 0]], ms.int32)
measures = Tensor(table[:, 1:].tolist(), ms.float32)

network = nn.Dense(2, len(kinds))
loss_fn = nn.CrossEntropyLoss()
optimizer = nn.SGD(network.trainable_params(), 0.1)
gradient = ms.value_and_grad(lambda x, y: loss_fn(network(x), y), None, optimizer.parameters)
for _ in range(3):
    loss, gradients = gradient(measures, labels)
    optimizer(gradients)

result = loss.asnumpy()
assert 0 < result < 10
