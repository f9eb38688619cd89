"""Train a classifier that ends in a softmax with a loss that adds none."""

import numpy as np
import paddle
from paddle import nn

paddle.seed(0)
np.random.seed(0)
x = paddle.to_tensor(np.random.randn(64, 4).astype("float32"))
labels = x.argmax(1)

model = nn.Sequential(nn.Linear(4, 4), nn.Softmax())
criterion = nn.CrossEntropyLoss(use_softmax=False)
optimizer = paddle.optimizer.Adam(0.1, parameters=model.parameters())
for _ in range(200):
    loss = criterion(model(x), labels)
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()

result = float(loss) < 0.5
assert result, "the loss stays at %.1f" % float(loss)
