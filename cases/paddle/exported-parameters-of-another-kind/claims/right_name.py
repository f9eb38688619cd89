"""`create_predictor` takes the program and the `.pdiparams` that `paddle.jit.save` wrote beside it."""

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

program = next(prefix + each for each in (".json", ".pdmodel") if os.path.exists(prefix + each))
predictor = inference.create_predictor(inference.Config(program, prefix + ".pdiparams"))
assert len(predictor.get_input_names()) == 1
