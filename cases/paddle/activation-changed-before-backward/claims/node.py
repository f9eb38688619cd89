# releases: >=3.0
"""The log of backward() names the operator that kept the tensor; the message names no tensor."""

import os
import tempfile

import paddle

gate = paddle.nn.functional.sigmoid(paddle.nn.Linear(6, 4)(paddle.ones([3, 6])))
gate[:, 0] = 0.0
message = ""
with tempfile.TemporaryFile() as log:
    screen = os.dup(2)
    os.dup2(log.fileno(), 2)
    try:
        gate.sum().backward()
    except RuntimeError as error:
        message = str(error)
    finally:
        os.dup2(screen, 2)
    log.seek(0)
    assert b"While running Node (SigmoidGradNode)" in log.read()
assert "Tensor '' used in gradient computation" in message
