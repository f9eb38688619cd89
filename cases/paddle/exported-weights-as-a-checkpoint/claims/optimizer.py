"""The optimizer's set_state_dict says that the path, or the tensor of an export, has no attribute 'copy'."""

import os
import tempfile

import paddle
from paddle import nn

model = nn.Linear(4, 2)
optimizer = paddle.optimizer.Adam(parameters=model.parameters())
with tempfile.TemporaryDirectory() as folder:
    prefix = os.path.join(folder, "net")
    paddle.jit.save(model, prefix, input_spec=[paddle.static.InputSpec([None, 4])])
    for state, name in ((prefix + ".pdopt", "str"), (paddle.load(prefix + ".pdiparams"), "Tensor")):
        try:
            optimizer.set_state_dict(state)
        except AttributeError as error:
            assert "'%s' object has no attribute 'copy'" % name in str(error), error
        else:
            raise RuntimeError("accepted")
