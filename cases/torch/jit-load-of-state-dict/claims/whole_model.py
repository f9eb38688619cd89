"""torch.jit.load of a file of torch.save(model) says the same; since 2.6 torch.load needs `weights_only=False`."""

import io
import pickle

import torch

release = tuple(int(number) for number in torch.__version__.split(".")[:2])
model = torch.nn.Linear(4, 2)
file = io.BytesIO()
torch.save(model, file)
file.seek(0)
try:
    torch.jit.load(file)
except RuntimeError as error:
    assert "failed locating file constants.pkl" in str(error)
else:
    raise AssertionError("nothing was raised")
file.seek(0)
assert torch.equal(torch.load(file, weights_only=False).weight, model.weight)
file.seek(0)
try:
    torch.load(file)
except pickle.UnpicklingError as error:
    assert release >= (2, 6) and "Weights only load failed" in str(error), error
else:
    assert release < (2, 6), "nothing was raised"
