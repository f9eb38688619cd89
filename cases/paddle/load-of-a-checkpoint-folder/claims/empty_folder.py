"""A folder without files, be it empty or with an empty folder in it, loads as an empty dictionary; the model keeps its initial weights and nothing is raised."""

import os
import tempfile

import paddle

folder = tempfile.mkdtemp()


def words(path):
    """What is raised."""
    try:
        paddle.load(path)
    except ValueError as error:
        return str(error)
    raise AssertionError("nothing was raised")


state = paddle.load(folder)
assert state == {}
os.makedirs(os.path.join(folder, "empty"))
assert paddle.load(folder) == {}
model = paddle.nn.Linear(2, 1)
before = model.weight.numpy()
model.set_state_dict(state)
assert (model.weight.numpy() == before).all()
