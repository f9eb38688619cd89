"""With `FLAGS_use_mkldnn` a model from `paddle.jit.load` fails in the same way."""

import os
import tempfile

import paddle
from paddle.static import InputSpec

folder = tempfile.mkdtemp()
path = os.path.join(folder, "m")
paddle.jit.save(paddle.nn.Upsample(scale_factor=2, mode="nearest"), path, input_spec=[InputSpec([1, 3, 8, 8])])
x = paddle.ones([1, 3, 8, 8])
assert paddle.jit.load(path)(x).shape == [1, 3, 16, 16]

paddle.set_flags({"FLAGS_use_mkldnn": True})
try:
    paddle.jit.load(path)(x)
except NotImplementedError as error:
    assert "ArrayAttribute<pir::DoubleAttribute>" in str(error), error
else:
    raise AssertionError("it runs")
