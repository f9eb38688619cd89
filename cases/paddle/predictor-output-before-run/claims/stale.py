"""A second input without a second `run()` raises nothing: the handle has the first output."""

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
first = fetch.copy_to_cpu()
feed.copy_from_cpu(np.zeros((1, 4), "float32"))
assert np.array_equal(fetch.copy_to_cpu(), first)
predictor.run()
assert not np.allclose(fetch.copy_to_cpu(), first)
assert np.allclose(fetch.copy_to_cpu(), model(paddle.zeros([1, 4])).numpy(), atol=1e-5)
