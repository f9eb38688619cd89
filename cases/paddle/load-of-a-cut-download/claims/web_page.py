"""A web page or the pointer of git-lfs has the same last line; the first error names the first letter: invalid load key."""

import os
import tempfile

import paddle


def first(error):
    """The error that began the chain."""
    while error.__context__ is not None:
        error = error.__context__
    return error


with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "model.pdparams")
    for content, letter in ((b"<html>404: not found</html>", "<"), (b"version https://git-lfs.github.com/spec/v1\n", "v")):
        with open(path, "wb") as file:
            file.write(content)
        try:
            paddle.load(path)
        except ValueError as error:
            assert "`paddle.load` can not parse the file" in str(error), error
            assert "invalid load key, '%s'" % letter in str(first(error)), first(error)
        else:
            raise RuntimeError("accepted")
