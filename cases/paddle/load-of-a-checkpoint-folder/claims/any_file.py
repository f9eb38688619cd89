"""Any file in the folder, or in a folder below it, will do: a text has these words, and the number is made of its first four bytes."""

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


os.makedirs(os.path.join(folder, "above", "below"))
with open(os.path.join(folder, "above", "below", "notes.txt"), "wb") as file:
    file.write(b"hello")
for path in ("above/below", "above", ""):
    found = words(os.path.join(folder, path))
    assert "(InvalidArgument) Deserialize to tensor failed, maybe the loaded file is not a paddle model(expected file format: 0, but %d found)." % int.from_bytes(b"hell", "little") in found, found
