# releases: >=3.1
"""A predictor is created and runs without the weights, where the file is missing and where `Config` names another folder."""

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

for path in (
    os.path.join(folder, "weights", "net.pdiparams"),
    os.path.join(folder, "other.pdiparams"),
):
    config = Config(os.path.join(folder, "net.json"), path)
    config.disable_glog_info()
    predictor = create_predictor(config)
    predictor.get_input_handle(predictor.get_input_names()[0]).copy_from_cpu(
        np.ones((1, 4), "float32")
    )
    predictor.run()
    output = predictor.get_output_handle(predictor.get_output_names()[0]).copy_to_cpu()
    assert output.shape == (1, 2)
