"""Of a file with several pickles only the first object is read, without an error; if that is a number, set_state_dict has "'int' object has no attribute 'get'"."""

import os
import pickle
import tempfile

import paddle

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "model.pth")
    with open(path, "wb") as file:
        pickle.dump(1001, file)
        pickle.dump({"weight": 1.0}, file)
    state = paddle.load(path)
assert state == 1001
try:
    paddle.nn.Linear(2, 2).set_state_dict(state)
except AttributeError as error:
    assert "'int' object has no attribute 'get'" in str(error), error
else:
    raise RuntimeError("accepted")
