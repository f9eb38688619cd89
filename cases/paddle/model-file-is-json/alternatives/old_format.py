"""Export a model in the format that programs for older releases read."""

import os
import subprocess
import sys
import tempfile

EXPORT = """
import paddle, sys
model = paddle.nn.Linear(4, 2)
model.eval()
paddle.jit.save(model, sys.argv[1], input_spec=[paddle.static.InputSpec([None, 4])])
"""

prefix = os.path.join(tempfile.mkdtemp(), "model")
environment = {**os.environ, "FLAGS_enable_pir_api": "0"}
subprocess.run([sys.executable, "-c", EXPORT, prefix], env=environment, check=True)

from paddle.inference import Config, create_predictor  # noqa: E402

config = Config(prefix + ".pdmodel", prefix + ".pdiparams")
config.disable_glog_info()
create_predictor(config)
