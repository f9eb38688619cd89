"""A prefix under which nothing was saved has the same message."""

import os
import tempfile

import paddle

path = os.path.join(tempfile.mkdtemp(), "net")
try:
    paddle.jit.load(path)
except ValueError as error:
    assert "The ``path`` (%s) to load model not exists. Please make sure" % path in str(error), error
else:
    raise AssertionError("accepted")
