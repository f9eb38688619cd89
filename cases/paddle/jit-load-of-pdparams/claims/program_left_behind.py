"""The weights of an export without its program have the same message."""

import os
import tempfile

import paddle

net = paddle.nn.Linear(4, 2)
path = os.path.join(tempfile.mkdtemp(), "net")
paddle.jit.save(net, path, input_spec=[paddle.static.InputSpec([None, 4], "float32")])
program = path + (".pdmodel" if paddle.__version__.startswith("2.") else ".json")
os.remove(program)
assert os.path.exists(path + ".pdiparams")
try:
    paddle.jit.load(path)
except ValueError as error:
    assert "The ``path`` (%s) to load model not exists. Please make sure" % path in str(error), error
else:
    raise AssertionError("accepted")
