"""One `InputSpec` without a list around it is a TypeError; an example tensor in the list is taken."""

import paddle
from paddle import nn

try:
    paddle.jit.save(nn.Linear(2, 3), "exported/net", input_spec=paddle.static.InputSpec([None, 2], "float32"))
except TypeError as error:
    assert "input_spec should be 'list'" in str(error), error
else:
    raise AssertionError("nothing was raised")
paddle.jit.save(nn.Linear(2, 3), "exported/net", input_spec=[paddle.ones([1, 2])])
