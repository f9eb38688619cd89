"""Layers in a Python list or dict are not in `parameters()`, `state_dict()` and `print(model)`; those in a ModuleList or ModuleDict are."""

import torch


class Plain(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = [torch.nn.Conv2d(3, 3, 1)]
        self.heads = {"a": torch.nn.Linear(4, 2)}


class Registered(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = torch.nn.ModuleList([torch.nn.Conv2d(3, 3, 1)])
        self.heads = torch.nn.ModuleDict({"a": torch.nn.Linear(4, 2)})


assert list(Plain().parameters()) == [] and list(Plain().state_dict()) == [] and str(Plain()) == "Plain()"
names = ["layers.0.weight", "layers.0.bias", "heads.a.weight", "heads.a.bias"]
assert [name for name, _ in Registered().named_parameters()] == names and list(Registered().state_dict()) == names
assert "Conv2d" in str(Registered()) and "Linear" in str(Registered())
