"""Export a network with an upsampling layer and run it by a predictor on the CPU, without oneDNN."""

import os
import tempfile

import numpy as np
import paddle
from paddle.inference import Config, create_predictor
from paddle.static import InputSpec

paddle.seed(0)
model = paddle.nn.Sequential(
    paddle.nn.Conv2D(3, 4, 3, padding=1),
    paddle.nn.Upsample(scale_factor=2, mode="nearest"),
)
model.eval()
x = np.linspace(0, 1, 3 * 8 * 8, dtype="float32").reshape(1, 3, 8, 8)
expected = model(paddle.to_tensor(x)).numpy()

folder = tempfile.mkdtemp()
paddle.jit.save(model, os.path.join(folder, "m"), input_spec=[InputSpec([None, 3, None, None])])

program = "m.json" if os.path.exists(os.path.join(folder, "m.json")) else "m.pdmodel"
config = Config(os.path.join(folder, program), os.path.join(folder, "m.pdiparams"))
config.disable_glog_info()
config.disable_mkldnn()
predictor = create_predictor(config)
feed = predictor.get_input_handle(predictor.get_input_names()[0])
feed.copy_from_cpu(x)
predictor.run()
result = predictor.get_output_handle(predictor.get_output_names()[0]).copy_to_cpu()
assert np.allclose(result, expected, atol=1e-5), "the predictor's output is not the model's"
