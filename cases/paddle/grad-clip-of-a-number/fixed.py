"""Train an LSTM with clipped gradients: the norm of all of them is at most 1."""

import paddle
from paddle import nn

paddle.seed(0)
x = paddle.randn([8, 5, 4])
y = x.sum(axis=[1, 2]).unsqueeze(1)
lstm, head = nn.LSTM(4, 16), nn.Linear(16, 1)
parameters = lstm.parameters() + head.parameters()
optimizer = paddle.optimizer.AdamW(learning_rate=0.01, parameters=parameters, grad_clip=nn.ClipGradByGlobalNorm(clip_norm=1.0))

losses = []
for _ in range(10):
    output, _ = lstm(x)
    loss = nn.functional.mse_loss(head(output[:, -1]), y)
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
    losses.append(loss.item())
result = losses
