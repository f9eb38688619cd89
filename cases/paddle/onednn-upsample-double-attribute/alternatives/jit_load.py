"""Export such a network and run it by `paddle.jit.load`, which uses no oneDNN unless a flag asks for it."""

import os
import tempfile

import numpy as np
import paddle
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

loaded = paddle.jit.load(os.path.join(folder, "m"))
result = loaded(paddle.to_tensor(x)).numpy()
assert np.allclose(result, expected, atol=1e-5), "the loaded model's output is not the model's"
