"""A prefix under which nothing was saved has the same message; a relative prefix is looked for in the working directory."""

import os
import tempfile

import paddle

folder = tempfile.mkdtemp()
net = paddle.nn.Linear(4, 2)
paddle.jit.save(net, os.path.join(folder, "net"), input_spec=[paddle.static.InputSpec([None, 4], "float32")])
for path in (os.path.join(folder, "other"), "net"):
    try:
        paddle.jit.load(path)
    except ValueError as error:
        assert "The ``path`` (%s) to load model not exists. Please make sure" % path in str(error), error
    else:
        raise AssertionError("accepted")
os.chdir(folder)
assert paddle.jit.load("net")(paddle.ones([1, 4])).shape == [1, 2]
