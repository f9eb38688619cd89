"""A .json file that is not there has the same message."""

import os
import tempfile

from paddle.inference import Config

prefix = os.path.join(tempfile.mkdtemp(), "model")
try:
    Config(prefix + ".json", prefix + ".pdiparams")
except RuntimeError as error:
    assert "(NotFound) Cannot open file" in str(error)
    assert "please confirm whether the file is normal" in str(error)
else:
    raise AssertionError("nothing was raised")
