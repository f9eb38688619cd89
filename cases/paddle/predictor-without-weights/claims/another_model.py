"""The weights of another model are taken without a word: the output has its shape."""

import os
import tempfile

import numpy as np
import paddle
from paddle.inference import Config, create_predictor
from paddle.static import InputSpec

folders = [tempfile.mkdtemp(), tempfile.mkdtemp()]
for folder, width in zip(folders, (2, 8)):
    paddle.jit.save(
        paddle.nn.Linear(4, width), os.path.join(folder, "net"), input_spec=[InputSpec([None, 4])]
    )
program = "net.json" if os.path.exists(os.path.join(folders[0], "net.json")) else "net.pdmodel"
config = Config(os.path.join(folders[0], program), os.path.join(folders[1], "net.pdiparams"))
config.disable_glog_info()
predictor = create_predictor(config)
predictor.get_input_handle(predictor.get_input_names()[0]).copy_from_cpu(
    np.ones((1, 4), "float32")
)
predictor.run()
output = predictor.get_output_handle(predictor.get_output_names()[0]).copy_to_cpu()
assert output.shape == (1, 8)
