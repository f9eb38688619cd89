"""Two models of one class with named parameters, each under a guard of its own; both train."""

import paddle
from paddle import nn


class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2D(1, 2, 3, weight_attr=paddle.ParamAttr(name="conv1_weights"))

    def forward(self, x):
        return self.conv(x)


with paddle.utils.unique_name.guard("teacher_"):
    teacher = Net()
with paddle.utils.unique_name.guard("student_"):
    student = Net()
optimizer = paddle.optimizer.SGD(0.1, parameters=student.parameters())
before = student.conv.weight.numpy().copy()
image = paddle.rand([1, 1, 6, 6])
nn.functional.mse_loss(student(image), teacher(image)).backward()
optimizer.step()
assert (student.conv.weight.numpy() != before).any()
