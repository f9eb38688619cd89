"""Give both losses to paddle.autograd.backward; the gradients are the same sum."""

import paddle
from paddle import nn

paddle.seed(0)
trunk = nn.Linear(6, 4)
classifier, regressor = nn.Linear(4, 3), nn.Linear(4, 1)
features = paddle.tanh(trunk(paddle.randn([8, 6])))

class_loss = nn.functional.cross_entropy(classifier(features), paddle.randint(0, 3, [8]))
value_loss = nn.functional.mse_loss(regressor(features), paddle.randn([8, 1]))
paddle.autograd.backward([class_loss, value_loss])

for layer in (trunk, classifier, regressor):
    assert float(layer.weight.grad.abs().sum()) > 0
result = {"trunk": trunk.weight.grad, "regressor": regressor.weight.grad}
