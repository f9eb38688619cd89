# releases: >=2.6
"""A list of NumPy arrays is refused with an error, on every release."""

import os
import tempfile

import numpy as np
import paddle
from paddle.inference import Config, create_predictor
from paddle.static import InputSpec

model = paddle.nn.Linear(4, 2)
model.eval()
folder = tempfile.mkdtemp()
paddle.jit.save(model, os.path.join(folder, "m"), input_spec=[InputSpec([None, 4])])
program = "m.json" if os.path.exists(os.path.join(folder, "m.json")) else "m.pdmodel"
config = Config(os.path.join(folder, program), os.path.join(folder, "m.pdiparams"))
config.disable_glog_info()
try:
    create_predictor(config).run([np.ones((1, 4), "float32")])
except (TypeError, ValueError) as error:
    assert "incompatible function arguments" in str(error) or "must be list of Tensor" in str(error), error
else:
    raise AssertionError("accepted")
