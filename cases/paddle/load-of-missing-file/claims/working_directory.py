"""A relative path counts from the working directory: the same name is found before os.chdir and not after it."""

import os
import tempfile

import paddle

os.chdir(tempfile.mkdtemp())
paddle.save(paddle.nn.Linear(2, 1).state_dict(), "output/model.pdparams")
assert sorted(paddle.load("output/model.pdparams")) == ["bias", "weight"]
os.chdir(tempfile.mkdtemp())
try:
    paddle.load("output/model.pdparams")
except ValueError as error:
    assert str(error) == "The ``path`` (output/model.pdparams) to load model not exists.", error
else:
    raise AssertionError("found")
