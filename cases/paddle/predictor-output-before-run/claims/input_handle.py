"""An input handle that was given nothing raises the same from `copy_to_cpu()`."""

import os
import tempfile

import numpy as np
import paddle
from paddle.inference import Config, create_predictor
from paddle.static import InputSpec

model = paddle.nn.Linear(4, 2)
prefix = os.path.join(tempfile.mkdtemp(), "m")
paddle.jit.save(model, prefix, input_spec=[InputSpec([None, 4])])
program = prefix + (".json" if os.path.exists(prefix + ".json") else ".pdmodel")
predictor = create_predictor(Config(program, prefix + ".pdiparams"))
feed = predictor.get_input_handle(predictor.get_input_names()[0])
try:
    feed.copy_to_cpu()
except RuntimeError as error:
    assert "Tensor holds no memory" in str(error)
else:
    raise AssertionError("nothing was raised")
feed.copy_from_cpu(np.ones((1, 4), "float32"))
assert feed.copy_to_cpu().tolist() == [[1.0] * 4]
