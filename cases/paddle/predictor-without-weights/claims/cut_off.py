"""A file of weights that is empty or ends before its last tensor raises; one that ends within the numbers of the last tensor does not."""

import os
import tempfile

import numpy as np
import paddle
from paddle.inference import Config, create_predictor
from paddle.static import InputSpec

folder = tempfile.mkdtemp()
paddle.jit.save(
    paddle.nn.Linear(4, 2), os.path.join(folder, "net"), input_spec=[InputSpec([None, 4])]
)
program = "net.json" if os.path.exists(os.path.join(folder, "net.json")) else "net.pdmodel"
path = os.path.join(folder, "net.pdiparams")
with open(path, "rb") as file:
    whole = file.read()


def outputs(part):
    """The outputs with this part of the weights."""
    with open(path, "wb") as file:
        file.write(part)
    config = Config(os.path.join(folder, program), path)
    config.disable_glog_info()
    predictor = create_predictor(config)
    predictor.get_input_handle(predictor.get_input_names()[0]).copy_from_cpu(
        np.ones((1, 4), "float32")
    )
    predictor.run()
    return predictor.get_output_handle(predictor.get_output_names()[0]).copy_to_cpu()


for part in (b"", whole[: len(whole) // 2]):
    try:
        outputs(part)
    except RuntimeError as error:
        assert "(Unavailable)" in str(error)
    else:
        raise AssertionError("nothing was raised")
assert outputs(whole[:-4]).shape == (1, 2)
