"""The first error of the traceback says what is wrong: "pickle data was truncated" for a file that was cut."""

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
    paddle.save(paddle.nn.Linear(64, 64).state_dict(), path)
    with open(path, "r+b") as file:
        file.truncate(8192)
    try:
        paddle.load(path)
    except ValueError as error:
        assert "`paddle.load` can not parse the file" in str(error), error
        assert type(first(error)).__name__ == "UnpicklingError", first(error)
        assert "pickle data was truncated" in str(first(error)), first(error)
    else:
        raise RuntimeError("accepted")
