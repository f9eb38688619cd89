"""A tensor that is assigned to a real parameter raises in both: dynamic mode says 'Tensor', the AST transformer 'Value', without a condition."""

import paddle


class Scale(paddle.nn.Layer):
    """Replace the weight in the forward pass."""

    def __init__(self):
        super().__init__()
        self.weight = self.create_parameter([1])

    def forward(self, x):
        self.weight = x.mean().reshape([1])
        return x * self.weight


words = "assignment to parameter 'weight' should be of type Parameter or None, but got '%s'"
for layer, kind in ((Scale(), "Tensor"), (paddle.jit.to_static(Scale(), full_graph=True), "Value")):
    try:
        layer(paddle.ones([2]))
    except TypeError as error:
        assert words % kind in str(error), error
    else:
        raise AssertionError("nothing was raised")
