"""Without the ending, where model.pdparams exists, the same message goes on with "please specify the full file name"."""

import os
import tempfile

import paddle

path = os.path.join(tempfile.mkdtemp(), "model")
paddle.save(paddle.nn.Linear(2, 1).state_dict(), path + ".pdparams")
try:
    paddle.load(path)
except ValueError as error:
    assert str(error).startswith("The ``path`` (%s) to load model not exists.please specify the full file name" % path), error
else:
    raise AssertionError("accepted")
assert sorted(paddle.load(path + ".pdparams")) == ["bias", "weight"]
