"""The number in the message is made of the first four bytes of the file; the file of an export begins with four zeros."""

import os
import tempfile

import paddle
from paddle.static import InputSpec


def words(function, *arguments):
    """What is raised."""
    try:
        function(*arguments)
    except (ValueError, RuntimeError) as error:
        return str(error)
    raise AssertionError("nothing was raised")


WORDS = "(InvalidArgument) Deserialize to tensor failed, maybe the loaded file is not a paddle model(expected file format: 0, but "
prefix = os.path.join(tempfile.mkdtemp(), "inference")
model = paddle.nn.Linear(4, 1)
paddle.jit.save(model, prefix, input_spec=[InputSpec([None, 4], "float32")])

with open(prefix + ".pdiparams", "rb") as file:
    assert file.read(4) == bytes(4)
paddle.save(model.state_dict(), prefix + ".pdiparams")
with open(prefix + ".pdiparams", "rb") as file:
    number = int.from_bytes(file.read(4), "little")
found = words(paddle.jit.load, prefix)
assert f"{WORDS}{number} found)" in found, found
