# releases: >=2.6,<3.0
"""2.6 empties the output handle in `try_shrink_memory()` and `clear_intermediate_tensor()`, with the same words."""

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
for empty in (predictor.try_shrink_memory, predictor.clear_intermediate_tensor):
    predictor.run()
    before = fetch.copy_to_cpu()
    assert np.allclose(before, model(paddle.ones([1, 4])).numpy(), atol=1e-5)
    empty()
    try:
        fetch.copy_to_cpu()
    except RuntimeError as error:
        assert "Tensor holds no memory" in str(error)
    else:
        raise AssertionError("nothing was raised")
    feed.copy_from_cpu(np.ones((1, 4), "float32"))
