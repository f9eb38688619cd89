"""The message names ScaleGradNode where the shared part adds a number, and AddGradNode where it ends in a Linear layer."""

import paddle

x = paddle.ones([1, 3])
x.stop_gradient = False
for shared, node in ((x + 1, "ScaleGradNode"), (paddle.nn.Linear(3, 3)(x), "AddGradNode")):
    shared.sum().backward()
    try:
        (shared * 2).sum().backward()
    except SystemError as error:
        assert f"The TensorWrappers of {node} do not exist" in str(error), error
    else:
        raise AssertionError("nothing was raised")
