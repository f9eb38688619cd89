"""The name with its ending has the same message: of net.pdparams, which is there, and of net.pdiparams and the program of an export."""

import os
import tempfile

import paddle

net = paddle.nn.Linear(4, 2)
path = os.path.join(tempfile.mkdtemp(), "net")
paddle.save(net.state_dict(), path + ".pdparams")
paddle.jit.save(net, path, input_spec=[paddle.static.InputSpec([None, 4], "float32")])
program = ".pdmodel" if paddle.__version__.startswith("2.") else ".json"
for ending in (".pdparams", ".pdiparams", program):
    assert os.path.exists(path + ending)
    try:
        paddle.jit.load(path + ending)
    except ValueError as error:
        assert "The ``path`` (%s) to load model not exists. Please make sure" % (path + ending) in str(error), error
    else:
        raise AssertionError(ending)
assert paddle.jit.load(path)(paddle.ones([1, 4])).shape == [1, 2]
