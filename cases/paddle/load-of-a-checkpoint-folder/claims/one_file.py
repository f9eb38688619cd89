"""A folder with the parameters alone fails, too, with and without a slash behind its name."""

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
for path in (folder, folder + "/"):
    found = words(path)
    assert "(InvalidArgument) Deserialize to tensor failed, maybe the loaded file is not a paddle model(expected file format: 0, but " in found, found
