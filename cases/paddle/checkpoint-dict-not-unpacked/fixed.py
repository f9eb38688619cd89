"""Take the weights out of the checkpoint, and check that all of them were used."""

import os
import tempfile

import numpy as np
import paddle
from paddle import nn

paddle.seed(0)
trained = nn.Sequential(nn.Linear(4, 3), nn.Linear(3, 2))
path = os.path.join(tempfile.mkdtemp(), "last.pdparams")
paddle.save({"model": trained.state_dict(), "epoch": 3}, path)

model = nn.Sequential(nn.Linear(4, 3), nn.Linear(3, 2))
missing, unexpected = model.set_state_dict(paddle.load(path)["model"])
assert not missing and not unexpected
result = sum(np.array_equal(a, b) for a, b in zip(trained.parameters(), model.parameters()))
assert np.array_equal(trained[0].weight, model[0].weight), "the model keeps its random weights"
