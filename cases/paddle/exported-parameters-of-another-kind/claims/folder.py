"""`paddle.load` of a folder has the same message."""

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

found = words(paddle.load, os.path.dirname(prefix))
assert WORDS in found, found
