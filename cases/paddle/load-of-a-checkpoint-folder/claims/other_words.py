"""A file that is no checkpoint has other words, "can not parse the file"; the name without its ending "please specify the full file name"."""

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
with open(os.path.join(folder, "notes.txt"), "w") as file:
    file.write("hello")
found = words(os.path.join(folder, "notes.txt"))
assert "can not parse the file" in found and "Deserialize" not in found, found
found = words(os.path.join(folder, "model"))
assert "please specify the full file name" in found and "Deserialize" not in found, found
