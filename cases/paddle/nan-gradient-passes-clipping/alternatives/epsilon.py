"""Train on batches that are standardised one by one, with a small number added to each deviation."""

import paddle

paddle.seed(0)
batches = paddle.randn([6, 32, 4])
batches[3, :, 2] = 1.0  # its standard deviation is 0
model = paddle.nn.Linear(4, 1)
clip = paddle.nn.ClipGradByGlobalNorm(1.0)
optimizer = paddle.optimizer.SGD(0.1, parameters=model.parameters(), grad_clip=clip)

for x in batches:
    x = (x - x.mean(0)) / (x.std(0) + 1e-6)
    loss = paddle.nn.functional.mse_loss(model(x), x.sum(1, keepdim=True))
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()

result = model.weight.numpy()
assert bool(paddle.isfinite(model.weight).all()), "the weights are NaN after one bad batch"
