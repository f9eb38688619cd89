"""os.path.isdir is True of a path with these words."""

import os
import tempfile

import paddle

folder = tempfile.mkdtemp()


def words(path):
    """What is raised."""
    try:
        paddle.load(path)
    except ValueError as error:
        return str(error)
    raise AssertionError("nothing was raised")


paddle.save(paddle.nn.Linear(2, 1).state_dict(), os.path.join(folder, "model.pdparams"))
assert os.path.isdir(folder) and "Deserialize to tensor failed" in words(folder)
