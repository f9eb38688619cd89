"""`~` is not replaced by the home folder: the file that is there is not found; `paddle.save` makes a folder with the name `~`."""

import os
import tempfile

import paddle

os.environ["HOME"] = tempfile.mkdtemp()
os.chdir(tempfile.mkdtemp())
state = paddle.nn.Linear(2, 1).state_dict()
paddle.save(state, os.path.expanduser("~/model.pdparams"))
try:
    paddle.load("~/model.pdparams")
except ValueError as error:
    assert str(error) == "The ``path`` (~/model.pdparams) to load model not exists.", error
else:
    raise AssertionError("found")
paddle.save(state, "~/model.pdparams")
assert os.listdir(".") == ["~"]
