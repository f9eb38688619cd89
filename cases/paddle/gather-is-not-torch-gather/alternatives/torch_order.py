# releases: >=3.3
"""Train such a classifier; gather is called in the order of PyTorch, with the axis before the index."""

import paddle
import paddle.nn.functional as F

paddle.seed(0)
labels = paddle.arange(30) % 3
x = F.one_hot(labels, 3) * 2.0 + 0.1 * paddle.randn([30, 3])

model = paddle.nn.Linear(3, 3)
optimizer = paddle.optimizer.SGD(0.5, parameters=model.parameters())
for _ in range(100):
    log_probs = F.log_softmax(model(x), axis=1)
    picked = paddle.gather(log_probs, 1, labels.unsqueeze(1))
    loss = -picked.mean()
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()

probability = F.softmax(model(x), axis=1)[paddle.arange(30), labels].mean().item()
assert probability > 0.9, "the labels get a probability of %.2f, as by guessing" % probability
result = probability
