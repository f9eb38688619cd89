# releases: >=3.0
"""Since 3.0 a .pdmodel alone is not found: jit.load looks for .json."""

import os
import tempfile

import paddle

net = paddle.nn.Linear(4, 2)
path = os.path.join(tempfile.mkdtemp(), "net")
paddle.jit.save(net, path, input_spec=[paddle.static.InputSpec([None, 4], "float32")])
os.rename(path + ".json", path + ".pdmodel")
try:
    paddle.jit.load(path)
except ValueError as error:
    assert "to load model not exists. Please make sure" in str(error), error
else:
    raise AssertionError("accepted")
os.rename(path + ".pdmodel", path + ".json")
assert paddle.jit.load(path)(paddle.ones([1, 4])).shape == [1, 2]
