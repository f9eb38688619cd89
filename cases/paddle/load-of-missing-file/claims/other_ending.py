"""The ending is not completed or replaced: model.pdparam and model.pdopt are not found where model.pdparams is."""

import os
import tempfile

import paddle

folder = tempfile.mkdtemp()
paddle.save(paddle.nn.Linear(2, 1).state_dict(), os.path.join(folder, "model.pdparams"))
for name in ("model.pdparam", "model.pdopt"):
    try:
        paddle.load(os.path.join(folder, name))
    except ValueError as error:
        assert "to load model not exists." in str(error), error
    else:
        raise AssertionError(name)
