# releases: >=2.0
"""In static mode numpy() of a result, of paddle.ones and of a parameter is refused."""

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
