"""Give a predictor its input as a list of tensors."""

import os
import tempfile

import numpy as np
import paddle
from paddle.inference import Config, create_predictor
from paddle.static import InputSpec

paddle.seed(0)
model = paddle.nn.Linear(4, 2)
model.eval()
x = np.ones((1, 4), dtype="float32")
expected = model(paddle.to_tensor(x)).numpy()

folder = tempfile.mkdtemp()
paddle.jit.save(model, os.path.join(folder, "m"), input_spec=[InputSpec([None, 4])])

program = "m.json" if os.path.exists(os.path.join(folder, "m.json")) else "m.pdmodel"
config = Config(os.path.join(folder, program), os.path.join(folder, "m.pdiparams"))
config.disable_glog_info()
predictor = create_predictor(config)
result = predictor.run([paddle.to_tensor(x)])[0].numpy()
assert np.allclose(result, expected, atol=1e-5), "the predictor's output is not the model's"
