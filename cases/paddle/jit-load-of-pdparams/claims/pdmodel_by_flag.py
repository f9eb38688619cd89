# releases: >=3.0
"""With FLAGS_enable_pir_api=0 in the environment before the import jit.load takes a .pdmodel; without it, it is not found."""

import os
import subprocess
import sys
import tempfile

import paddle

SAVE = """
import paddle, sys
paddle.jit.save(paddle.nn.Linear(4, 2), sys.argv[1], input_spec=[paddle.static.InputSpec([None, 4], "float32")])
"""
LOAD = """
import paddle, sys
assert paddle.jit.load(sys.argv[1])(paddle.ones([1, 4])).shape == [1, 2]
"""

path = os.path.join(tempfile.mkdtemp(), "net")
environment = {**os.environ, "FLAGS_enable_pir_api": "0"}
for program in (SAVE, LOAD):
    subprocess.run([sys.executable, "-c", program, path], env=environment, check=True)
assert os.path.exists(path + ".pdmodel") and not os.path.exists(path + ".json")
try:
    paddle.jit.load(path)
except ValueError as error:
    assert "to load model not exists. Please make sure" in str(error), error
else:
    raise AssertionError("accepted")
