"""A training step of a small network that gives each pixel a class."""

import paddle
from paddle import nn

paddle.seed(0)
images = paddle.randn([2, 3, 16, 16])
classes = paddle.randint(0, 5, [2, 16, 16])

model = nn.Sequential(
    nn.Conv2D(3, 8, 3, padding=1),
    nn.ReLU(),
    nn.Conv2D(8, 5, 1),
)
criterion = nn.CrossEntropyLoss()
optimizer = paddle.optimizer.Adam(parameters=model.parameters())

scores = model(images)
loss = criterion(scores, classes)
loss.backward()
optimizer.step()

result = float(loss)
assert 1 < result < 3
