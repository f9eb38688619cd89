"""The output handle of a clone is empty until the clone itself has run."""

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
fetch = predictor.get_output_handle(predictor.get_output_names()[0])
feed.copy_from_cpu(np.ones((1, 4), "float32"))
predictor.run()
clone = predictor.clone()
other = clone.get_output_handle(clone.get_output_names()[0])
try:
    other.copy_to_cpu()
except RuntimeError as error:
    assert "Tensor holds no memory" in str(error)
else:
    raise AssertionError("nothing was raised")
clone.get_input_handle(clone.get_input_names()[0]).copy_from_cpu(np.zeros((1, 4), "float32"))
clone.run()
assert np.allclose(other.copy_to_cpu(), model(paddle.zeros([1, 4])).numpy(), atol=1e-5)
assert np.allclose(fetch.copy_to_cpu(), model(paddle.ones([1, 4])).numpy(), atol=1e-5)
