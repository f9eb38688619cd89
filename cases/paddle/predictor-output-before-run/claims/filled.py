"""The output handle is refused before run(), and has the output after it."""

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
predictor.get_input_handle(predictor.get_input_names()[0]).copy_from_cpu(np.ones((1, 4), "float32"))
fetch = predictor.get_output_handle(predictor.get_output_names()[0])
try:
    fetch.copy_to_cpu()
except RuntimeError as error:
    assert "Tensor holds no memory" in str(error)
else:
    raise AssertionError("nothing was raised")
predictor.run()
assert np.allclose(fetch.copy_to_cpu(), model(paddle.ones([1, 4])).numpy(), atol=1e-5)
