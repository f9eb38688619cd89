"""A file of weights that is empty or cut off raises a RuntimeError."""

import os
import tempfile

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
for part in (b"", whole[: len(whole) // 2]):
    with open(path, "wb") as file:
        file.write(part)
    config = Config(os.path.join(folder, program), path)
    config.disable_glog_info()
    try:
        create_predictor(config)
    except RuntimeError as error:
        assert "(Unavailable)" in str(error)
    else:
        raise AssertionError("nothing was raised")
