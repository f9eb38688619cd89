# releases: >=2.6,<3.0
"""A Config that names another folder than that of the weights raises the same RuntimeError."""

import os
import tempfile

import paddle
from paddle.inference import Config, create_predictor
from paddle.static import InputSpec

model = paddle.nn.Sequential(paddle.nn.Flatten(), paddle.nn.Linear(4, 2))
folder = tempfile.mkdtemp()
paddle.jit.save(model, os.path.join(folder, "net"), input_spec=[InputSpec([None, 2, 2])])
config = Config(os.path.join(folder, "net.pdmodel"), os.path.join(folder, "weights", "net.pdiparams"))
config.disable_glog_info()
try:
    create_predictor(config)
except RuntimeError as error:
    assert "LoadCombine operator fails to open file" in str(error)
    assert "weights/net.pdiparams, please check whether the model file is complete" in str(error)
else:
    raise AssertionError("nothing was raised")
