"""Train a small network on the device of a setting, the GPU where there is one."""

import paddle
import paddle.nn.functional as F
from paddle import nn

DEVICE = "gpu:0" if paddle.is_compiled_with_cuda() else "cpu"

paddle.seed(0)
model = nn.Sequential(nn.Linear(4, 16), nn.ReLU(), nn.Linear(16, 2))
model.to(DEVICE)
optimizer = paddle.optimizer.Adam(parameters=model.parameters())

for _ in range(3):
    x = paddle.randn([8, 4]).to(DEVICE)
    labels = paddle.randint(0, 2, [8]).to(DEVICE)
    loss = F.cross_entropy(model(x), labels)
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()

result = float(loss)
assert 0 < result < 5
