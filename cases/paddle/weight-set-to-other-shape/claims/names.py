"""The name in the brackets is the parameter's own, linear_N.w_0, not its key in the state dictionary; the first shape is that of the layer, the second that of the value."""

import numpy as np
import paddle

layer = paddle.nn.Linear(5, 2)
try:
    layer.weight.set_value(np.zeros([2, 5], "float32"))
except AssertionError as error:
    words = str(error)
else:
    raise AssertionError("accepted")
assert "Variable [ %s ] need tensor with shape" % layer.weight.name in words, words
assert layer.weight.name.startswith("linear_") and layer.weight.name.endswith(".w_0")
assert words.index("[5, 2]") < words.index("(2, 5)"), words
