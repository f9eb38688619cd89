"""add_, scale_ and clip_ on the output of sigmoid make backward() refuse."""

import paddle

changes = {
    "add_": lambda x: x.add_(paddle.to_tensor(1.0)),
    "scale_": lambda x: x.scale_(2.0),
    "clip_": lambda x: x.clip_(0.0, 0.5),
}
for name, change in changes.items():
    gate = paddle.nn.functional.sigmoid(paddle.nn.Linear(6, 4)(paddle.ones([3, 6])))
    change(gate)
    try:
        gate.sum().backward()
    except RuntimeError as error:
        assert "has been modified by an inplace operation" in str(error), name
    else:
        raise AssertionError("backward() passed after " + name)
