"""A path in place of the weights: 'str' object has no attribute 'get'; paddle.load of the path is right."""

import os
import tempfile

import paddle
from paddle import nn

model = nn.Linear(4, 2)
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "model.pdparams")
    paddle.save(model.state_dict(), path)
    for use in (model.set_state_dict, model.load_dict):
        try:
            use(path)
        except AttributeError as error:
            assert "'str' object has no attribute 'get'" in str(error), error
        else:
            raise RuntimeError("accepted")
    model.set_state_dict(paddle.load(path))
