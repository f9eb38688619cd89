"""Deploy an exported model by copying every file of it."""

import os
import shutil
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

build, serve = tempfile.mkdtemp(), tempfile.mkdtemp()
paddle.jit.save(model, os.path.join(build, "m"), input_spec=[InputSpec([None, 4])])
for name in os.listdir(build):
    shutil.copy(os.path.join(build, name), serve)

program = "m.json" if os.path.exists(os.path.join(serve, "m.json")) else "m.pdmodel"
config = Config(os.path.join(serve, program), os.path.join(serve, "m.pdiparams"))
config.disable_glog_info()
predictor = create_predictor(config)
feed = predictor.get_input_handle(predictor.get_input_names()[0])
feed.copy_from_cpu(x)
predictor.run()
output = predictor.get_output_handle(predictor.get_output_names()[0]).copy_to_cpu()
assert np.allclose(output, expected, atol=1e-5), "the predictor's output is not the model's"
result = output
