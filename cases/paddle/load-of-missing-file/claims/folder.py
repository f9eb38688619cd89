"""A folder in place of a file has other words: Deserialize to tensor failed."""

import os
import tempfile

import paddle

folder = tempfile.mkdtemp()
paddle.save(paddle.nn.Linear(2, 1).state_dict(), os.path.join(folder, "model.pdparams"))
try:
    paddle.load(folder)
except ValueError as error:
    assert "not exists" not in str(error) and "Deserialize to tensor failed" in str(error), error
else:
    raise AssertionError("accepted")
