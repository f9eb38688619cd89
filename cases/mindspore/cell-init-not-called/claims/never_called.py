"""Without any call, or without the parentheses of the call, the first layer raises the same error."""

from mindspore import nn


class Without(nn.Cell):
    def __init__(self):
        self.out = nn.Dense(8, 3)


class WithoutParentheses(nn.Cell):
    def __init__(self):
        super().__init__
        self.out = nn.Dense(8, 3)


for cell in (Without, WithoutParentheses):
    try:
        cell()
    except AttributeError as error:
        assert (
            f"The '{cell.__name__}' object has no attribute '_auto_prefix'" in str(error)
            or "can not assign cells before Cell.__init__() is called" in str(error)
        ), error
    else:
        raise AssertionError("nothing was raised")
