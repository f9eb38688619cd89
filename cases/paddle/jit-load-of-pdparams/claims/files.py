"""paddle.save writes the one file of weights; jit.save writes the weights and a program, .pdmodel on 2.6 and .json since 3.0."""

import os
import tempfile

import paddle

net = paddle.nn.Linear(4, 2)
folder = tempfile.mkdtemp()
paddle.save(net.state_dict(), os.path.join(folder, "weights.pdparams"))
assert os.listdir(folder) == ["weights.pdparams"]

folder = tempfile.mkdtemp()
paddle.jit.save(net, os.path.join(folder, "net"), input_spec=[paddle.static.InputSpec([None, 4], "float32")])
program = "net.pdmodel" if paddle.__version__.startswith("2.") else "net.json"
assert {program, "net.pdiparams"} <= set(os.listdir(folder)), os.listdir(folder)
assert "net.pdparams" not in os.listdir(folder)
