"""Without the call `self.create_parameter` raises: no attribute '_helper', and `self.add_sublayer`: no attribute '_sub_layers'."""

from paddle import nn


class Scale(nn.Layer):
    def __init__(self):
        self.scale = self.create_parameter([2])


class Head(nn.Layer):
    def __init__(self):
        self.add_sublayer("fc", nn.Linear(2, 2))


for kind, name in ((Scale, "_helper"), (Head, "_sub_layers")):
    try:
        kind()
    except AttributeError as error:
        assert f"object has no attribute '{name}'" in str(error), error
    else:
        raise AssertionError(name)
