"""Give a predictor a tensor that it shares, without a copy; the tensor must live until `run()` has ended."""

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
tensor = paddle.to_tensor(x)
feed = predictor.get_input_handle(predictor.get_input_names()[0])
feed.share_external_data(tensor)
predictor.run()
result = predictor.get_output_handle(predictor.get_output_names()[0]).copy_to_cpu()
assert np.allclose(result, expected, atol=1e-5), "the predictor's output is not the model's"
