"""A layer in lists, tuples and dictionaries is found; one that is an attribute of another object is not: the file is written, and the loaded layer cannot be called."""

import os
import tempfile

import paddle


class Trainer:
    def __init__(self, model):
        self.model = model


path = os.path.join(tempfile.mkdtemp(), "trainer.pdparams")
model = paddle.nn.Linear(2, 1)
for holder in ([model], (1, model), {"all": {"models": [model]}}):
    try:
        paddle.save(holder, path)
    except ValueError as error:
        assert "do not support saving" in str(error), error
    else:
        raise AssertionError("saved")
paddle.save(Trainer(model), path)
loaded = paddle.load(path).model
try:
    loaded(paddle.ones([1, 2]))
except ValueError as error:
    assert "must be Tensor, but got" in str(error), error
else:
    raise AssertionError("it runs")
