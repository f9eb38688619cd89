"""A model without its file of weights raises where `paddle.jit.load` reads it, or where it is called."""

import os
import tempfile

import paddle
from paddle.static import InputSpec

folder = tempfile.mkdtemp()
paddle.jit.save(
    paddle.nn.Linear(4, 2), os.path.join(folder, "net"), input_spec=[InputSpec([None, 4])]
)
os.remove(os.path.join(folder, "net.pdiparams"))
try:
    paddle.jit.load(os.path.join(folder, "net"))(paddle.ones([1, 4]))
except (KeyError, ValueError, RuntimeError):
    pass
else:
    raise AssertionError("nothing was raised")
