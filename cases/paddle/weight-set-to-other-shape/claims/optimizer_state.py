"""The moments of an optimizer, loaded for a layer of another width, have the same message, at the first step, with moment1 in the name."""

import paddle


def train(layer, optimizer):
    layer(paddle.ones([1, 4])).sum().backward()
    optimizer.step()


with paddle.utils.unique_name.guard():
    old = paddle.nn.Linear(4, 37)
    optimizer = paddle.optimizer.Adam(0.1, parameters=old.parameters())
    train(old, optimizer)
    state = optimizer.state_dict()
with paddle.utils.unique_name.guard():
    new = paddle.nn.Linear(4, 13)
    optimizer = paddle.optimizer.Adam(0.1, parameters=new.parameters())
    optimizer.set_state_dict(state)
    try:
        train(new, optimizer)
    except AssertionError as error:
        assert "Variable Shape not match, Variable [ linear_0.w_0_moment1_0 ]" in str(error), error
    else:
        raise AssertionError("accepted")
