"""`create_predictor` and `load_inference_model` refuse a file of `paddle.save` in the same words."""

import os
import tempfile

import paddle
from paddle import inference
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

paddle.save(model.state_dict(), prefix + ".pdparams")
program = next(prefix + each for each in (".json", ".pdmodel") if os.path.exists(prefix + each))
found = words(lambda: inference.create_predictor(inference.Config(program, prefix + ".pdparams")))
assert WORDS in found, found
os.replace(prefix + ".pdparams", prefix + ".pdiparams")
paddle.enable_static()
executor = paddle.static.Executor(paddle.CPUPlace())
found = words(paddle.static.load_inference_model, prefix, executor)
assert WORDS.removeprefix("(InvalidArgument) ") in found, found
