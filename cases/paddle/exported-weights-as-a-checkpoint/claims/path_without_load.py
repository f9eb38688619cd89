"""A path in place of the weights: 'str' object has no attribute 'get', for an optimizer 'copy'; paddle.load of the path is right."""

import os
import tempfile

import paddle
from paddle import nn

model = nn.Linear(4, 2)
optimizer = paddle.optimizer.Adam(parameters=model.parameters())
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "model.pdparams")
    paddle.save(model.state_dict(), path)
    for use, word in ((model.set_state_dict, "get"), (model.load_dict, "get"), (optimizer.set_state_dict, "copy")):
        try:
            use(path)
        except AttributeError as error:
            assert "'str' object has no attribute '%s'" % word in str(error), error
        else:
            raise RuntimeError("accepted")
    model.set_state_dict(paddle.load(path))
