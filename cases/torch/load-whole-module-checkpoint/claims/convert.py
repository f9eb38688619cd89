"""A whole model can be converted to its `state_dict` once, where its class can be imported."""

import io
import sys

import torch


class Classifier(torch.nn.Module):
    """A model of this project."""

    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(4, 2)


old, new = io.BytesIO(), io.BytesIO()
torch.save(Classifier(), old)
old.seek(0)
torch.save(torch.load(old, weights_only=False).state_dict(), new)
new.seek(0)
Classifier().load_state_dict(torch.load(new, weights_only=True))

del sys.modules["__main__"].Classifier
old.seek(0)
try:
    torch.load(old, weights_only=False)
except AttributeError as error:
    assert "Can't get attribute 'Classifier'" in str(error), error
else:
    raise AssertionError("nothing was raised")
