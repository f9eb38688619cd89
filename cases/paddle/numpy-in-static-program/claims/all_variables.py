# releases: >=2.0
"""Under enable_static() numpy() is refused for results of operators, paddle.ones and parameters; in_dynamic_mode() is False."""

import paddle

paddle.enable_static()
assert not paddle.in_dynamic_mode()
variables = [
    paddle.nn.functional.relu(paddle.static.data("x", [2, 3], "float32")),
    paddle.ones([2]),
    paddle.nn.Linear(2, 2).weight,
]
for variable in variables:
    try:
        variable.numpy()
    except AssertionError as error:
        assert "only can be called by `paddle.Tensor` in dynamic graph mode" in str(error)
    else:
        raise RuntimeError("nothing was raised")
paddle.disable_static()
assert paddle.in_dynamic_mode() and paddle.ones([2]).numpy().sum() == 2
