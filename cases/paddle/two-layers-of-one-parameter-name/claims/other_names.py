"""A string as weight_attr, and the name of create_parameter, are such names."""

import paddle
from paddle import nn

assert nn.Linear(2, 2, weight_attr="first").weight.name == "first"
paddle.create_parameter([2], "float32", name="second")
for make, name in (
    (lambda: nn.Linear(2, 2, weight_attr="first"), "first"),
    (lambda: paddle.create_parameter([2], "float32", name="second"), "second"),
):
    try:
        make()
    except ValueError as error:
        assert f"parameter name [{name}] have be been used" in str(error)
    else:
        raise AssertionError("nothing was raised")
