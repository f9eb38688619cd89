"""A checkpoint of the model with the list has no weights of its layers, so the mended model refuses it."""

import torch


class Plain(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = [torch.nn.Conv2d(3, 3, 1)]
        self.head = torch.nn.Linear(3, 1)


class Registered(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = torch.nn.ModuleList([torch.nn.Conv2d(3, 3, 1)])
        self.head = torch.nn.Linear(3, 1)


assert list(Plain().state_dict()) == ["head.weight", "head.bias"]
try:
    Registered().load_state_dict(Plain().state_dict())
except RuntimeError as error:
    assert 'Missing key(s) in state_dict: "layers.0.weight", "layers.0.bias"' in str(error)
else:
    raise AssertionError("nothing was raised")
