"""The message is the same wherever the file was cut; an empty file is EOFError: Ran out of input."""

import os
import tempfile

import paddle

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "model.pdparams")
    paddle.save(paddle.nn.Linear(64, 64).state_dict(), path)
    for length in (os.path.getsize(path) - 1, 8192, 100, 10):
        with open(path, "r+b") as file:
            file.truncate(length)
        try:
            paddle.load(path)
        except ValueError as error:
            assert "`paddle.load` can not parse the file" in str(error), error
        else:
            raise RuntimeError(length)
    open(path, "wb").close()
    try:
        paddle.load(path)
    except EOFError as error:
        assert "Ran out of input" in str(error), error
    else:
        raise RuntimeError("accepted")
