# releases: >=1.13,!=2.4.*
"""An outer key that is also the name of a submodule is unexpected from 2.5 on, and not listed up to 2.3."""

import torch


class Net(torch.nn.Module):
    """A model with a submodule of the name `model`."""

    def __init__(self):
        super().__init__()
        self.model = torch.nn.Linear(2, 2)


try:
    Net().load_state_dict({"epoch": 3, "model": Net().state_dict()})
except RuntimeError as error:
    assert 'Missing key(s) in state_dict: "model.weight", "model.bias".' in str(error)
    is_new = tuple(map(int, torch.__version__.split(".")[:2])) >= (2, 5)
    listed = str(error).split("Unexpected key(s) in state_dict: ")[1]
    assert '"epoch"' in listed and ('"model"' in listed) == is_new
else:
    raise AssertionError("nothing was raised")
