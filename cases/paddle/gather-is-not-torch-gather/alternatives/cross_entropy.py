"""Train such a classifier by cross_entropy, which picks the label's column by itself."""

import paddle
import paddle.nn.functional as F

paddle.seed(0)
labels = paddle.arange(30) % 3
x = F.one_hot(labels, 3) * 2.0 + 0.1 * paddle.randn([30, 3])

model = paddle.nn.Linear(3, 3)
optimizer = paddle.optimizer.SGD(0.5, parameters=model.parameters())
for _ in range(100):
    loss = F.cross_entropy(model(x), labels)
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()

probability = F.softmax(model(x), axis=1)[paddle.arange(30), labels].mean().item()
assert probability > 0.9, "the labels get a probability of %.2f, as by guessing" % probability
result = probability
