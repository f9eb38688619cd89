"""Where a file cannot be read, remove it and fetch it again."""

import os
import shutil
import tempfile

import paddle
from paddle import nn

with tempfile.TemporaryDirectory() as folder:
    source = os.path.join(folder, "on_the_server.pdparams")
    weights = os.path.join(folder, "cached.pdparams")
    paddle.save(nn.Linear(64, 64).state_dict(), source)
    with open(source, "rb") as server, open(weights, "wb") as file:
        file.write(server.read(8192))

    try:
        state = paddle.load(weights)
    except ValueError:
        os.remove(weights)
        shutil.copy(source, weights)
        state = paddle.load(weights)
assert sorted(state) == ["bias", "weight"]
