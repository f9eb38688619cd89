# releases: >=3.2
"""`astype` of the dtype that a value has copies no numbers: the kept dict follows the training."""

import paddle

model = paddle.nn.Linear(3, 1)
optimizer = paddle.optimizer.SGD(0.5, parameters=model.parameters())
before = model.weight.numpy().copy()
best = {name: value.astype("float32") for name, value in model.state_dict().items()}
model(paddle.ones([4, 3])).square().sum().backward()
optimizer.step()
model.set_state_dict(best)
assert (model.weight.numpy() != before).any()
