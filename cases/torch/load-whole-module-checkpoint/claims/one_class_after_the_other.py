# releases: >=2.6
"""After the class was allow-listed, the next class of the model is refused."""

import io
import pickle

import torch


class Classifier(torch.nn.Module):
    """A model of this project."""

    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(4, 2)


checkpoint = io.BytesIO()
torch.save(Classifier(), checkpoint)
checkpoint.seek(0)
with torch.serialization.safe_globals([Classifier]):
    try:
        torch.load(checkpoint)
    except pickle.UnpicklingError as error:
        assert "GLOBAL torch.nn.modules.linear.Linear was not an allowed global" in str(error)
    else:
        raise AssertionError("nothing was raised")
