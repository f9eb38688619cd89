"""A file that is there and cannot be read has other words: can not parse the file."""

import os
import tempfile

import paddle

path = os.path.join(tempfile.mkdtemp(), "model.pdparams")
with open(path, "wb") as file:
    file.write(b"<html>404: not found</html>")
try:
    paddle.load(path)
except ValueError as error:
    assert "not exists" not in str(error) and "can not parse the file" in str(error), error
else:
    raise AssertionError("accepted")
