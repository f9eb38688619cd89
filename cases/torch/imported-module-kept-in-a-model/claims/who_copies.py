"""torch.save of the model, AveragedModel, TransformerEncoder and a checkpoint with a module among its values fail in the same words; the state_dict is saved."""

import io

import torch
from torch import nn


class Layer(nn.TransformerEncoderLayer):
    def __init__(self):
        super().__init__(4, 1, batch_first=True)
        self.functional = nn.functional


model = Layer()
for write in (
    lambda: torch.save(model, io.BytesIO()),
    lambda: torch.optim.swa_utils.AveragedModel(model),
    lambda: nn.TransformerEncoder(model, 2),
    lambda: torch.save({"weights": model.state_dict(), "settings": torch.nn}, io.BytesIO()),
):
    try:
        write()
    except TypeError as error:
        assert str(error) == "cannot pickle 'module' object"
    else:
        raise AssertionError("nothing was raised")
torch.save(model.state_dict(), io.BytesIO())
