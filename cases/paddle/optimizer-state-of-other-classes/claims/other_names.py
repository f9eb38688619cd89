"""State whose names do not fit the parameters is another error, "should in state dict"."""

import paddle


def train(layer, optimizer):
    layer(paddle.ones([1, 4])).sum().backward()
    optimizer.step()


old = paddle.nn.Linear(4, 2)
optimizer = paddle.optimizer.Adam(0.1, parameters=old.parameters())
train(old, optimizer)
state = optimizer.state_dict()
new = paddle.nn.Linear(4, 2)
optimizer = paddle.optimizer.Adam(0.1, parameters=new.parameters())
optimizer.set_state_dict(state)
try:
    train(new, optimizer)
except AssertionError as error:
    assert "should in state dict" in str(error), error
else:
    raise AssertionError("accepted")
