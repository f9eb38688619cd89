"""paddle.load of an exported model's folder fails in the same words, paddle.jit.load of the prefix in it works; with parameters that paddle.save wrote, paddle.jit.load fails in the same words."""

import os
import tempfile

import paddle
from paddle.static import InputSpec

folder = tempfile.mkdtemp()


def words(function, path):
    """What is raised."""
    try:
        function(path)
    except ValueError as error:
        return str(error)
    raise AssertionError("nothing was raised")


prefix = os.path.join(folder, "inference")
model = paddle.nn.Linear(2, 1)
paddle.jit.save(model, prefix, input_spec=[InputSpec([None, 2], "float32")])
loaded = paddle.jit.load(prefix)
assert paddle.allclose(loaded(paddle.ones([1, 2])), model(paddle.ones([1, 2]))).item()
assert "Deserialize to tensor failed, maybe the loaded file is not a paddle model" in words(paddle.load, folder)
paddle.save(model.state_dict(), prefix + ".pdiparams")
assert "Deserialize to tensor failed, maybe the loaded file is not a paddle model" in words(paddle.jit.load, prefix)
