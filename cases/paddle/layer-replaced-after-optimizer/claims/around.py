"""The rest of the model is trained around the new layer, whose gradient is never cleared; its names are not among the optimizer's."""

import paddle
from paddle import nn

paddle.seed(0)
model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 10))
parameters = model.parameters()
optimizer = paddle.optimizer.SGD(0.01, parameters=parameters)
assert not {id(p) for p in model.parameters()} - {id(p) for p in optimizer._parameter_list}
model[2] = nn.Linear(8, 1)
x, losses, sums = paddle.randn([16, 4]), [], []
start = model[0].weight.clone()
for _ in range(5):
    loss = (model(x) - 3.0).square().mean()
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
    losses.append(loss.item())
    sums.append(model[2].weight.grad.abs().sum().item())
assert losses[-1] < losses[0]
assert not paddle.equal_all(start, model[0].weight).item()
assert sums[-1] > 2 * sums[0]
for given in (parameters, optimizer._parameter_list):
    held = {id(p) for p in given}
    assert [n for n, p in model.named_parameters() if id(p) not in held] == ["2.weight", "2.bias"]
