"""Build a teacher and a student of the same class, for distillation."""

import paddle
from paddle import nn


class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        start = paddle.ParamAttr(initializer=nn.initializer.KaimingNormal())
        self.conv = nn.Conv2D(1, 2, 3, weight_attr=start)

    def forward(self, x):
        return self.conv(x)


paddle.seed(0)
teacher = Net()
student = Net()
image = paddle.rand([1, 1, 6, 6])
loss = nn.functional.mse_loss(student(image), teacher(image))
loss.backward()

result = paddle.to_tensor(student.conv.weight.grad.shape)
assert student.conv.weight.grad is not None
