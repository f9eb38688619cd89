"""A missing file is a ValueError, which `except FileNotFoundError` does not catch."""

import os
import tempfile

import paddle

path = os.path.join(tempfile.mkdtemp(), "model.pdparams")
try:
    paddle.load(path)
except FileNotFoundError:
    raise AssertionError("a FileNotFoundError")
except ValueError as error:
    assert str(error) == "The ``path`` (%s) to load model not exists." % path, error
else:
    raise AssertionError("accepted")
