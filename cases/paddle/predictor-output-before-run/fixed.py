"""Run the predictor after its inputs are set, and fetch its output then."""

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

prefix = os.path.join(tempfile.mkdtemp(), "m")
paddle.jit.save(model, prefix, input_spec=[InputSpec([None, 4])])
program = prefix + (".json" if os.path.exists(prefix + ".json") else ".pdmodel")
config = Config(program, prefix + ".pdiparams")
config.disable_glog_info()
predictor = create_predictor(config)

feed = predictor.get_input_handle(predictor.get_input_names()[0])
fetch = predictor.get_output_handle(predictor.get_output_names()[0])
feed.copy_from_cpu(x)
predictor.run()
output = fetch.copy_to_cpu()
result = output
assert np.allclose(output, expected, atol=1e-5)
