# releases: ==3.3.1
"""On 3.3.1 paddle.load of the prefix is refused: the path does not exist."""

import os
import tempfile

import paddle
from paddle import nn

with tempfile.TemporaryDirectory() as folder:
    prefix = os.path.join(folder, "net")
    paddle.jit.save(nn.Sequential(nn.Linear(4, 3)), prefix, input_spec=[paddle.static.InputSpec([None, 4])])
    try:
        paddle.load(prefix)
    except ValueError as error:
        assert "to load model not exists." in str(error), error
    else:
        raise RuntimeError("accepted")
