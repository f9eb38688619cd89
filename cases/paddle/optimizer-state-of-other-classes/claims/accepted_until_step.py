"""`optimizer.set_state_dict` accepts the state of the other model; the first `step` raises."""

import paddle

with paddle.utils.unique_name.guard():
    old = paddle.nn.Linear(4, 37)
    optimizer = paddle.optimizer.Adam(0.1, parameters=old.parameters())
    old(paddle.ones([1, 4])).sum().backward()
    optimizer.step()
    state = optimizer.state_dict()
with paddle.utils.unique_name.guard():
    new = paddle.nn.Linear(4, 13)
    optimizer = paddle.optimizer.Adam(0.1, parameters=new.parameters())
    optimizer.set_state_dict(state)
    new(paddle.ones([1, 4])).sum().backward()
    try:
        optimizer.step()
    except AssertionError as error:
        words = str(error)
    else:
        raise AssertionError("accepted")
assert "Variable [ linear_0.w_0_moment1_0 ] need tensor with shape" in words, words
assert words.index("[4, 13]") < words.index("[4, 37]"), words
