"""A pointer of git-lfs in place of the parameters has the message, with the number 1936876918, the letters `vers`."""

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

with open(prefix + ".pdiparams", "wb") as file:
    file.write(b"version https://git-lfs.github.com/spec/v1\noid sha256:abc\nsize 1\n" * 20)
found = words(paddle.jit.load, prefix)
assert WORDS + "1936876918 found)" in found, found
assert (1936876918).to_bytes(4, "little") == b"vers"
