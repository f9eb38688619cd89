import torch
from torch import nn


class Wrapper:
    def load(self, path):
        self.model = nn.Linear(2, 2)
        self.model = self.model.load_state_dict(torch.load(path))  # errata: hit


def first(path):
    model = nn.Linear(2, 2)
    model = model.load_state_dict(torch.load(path))  # errata: hit
    return model


def second(path, model):
    model = model.load_state_dict(torch.load(path), strict=False)  # errata: hit
    return model


def third(path):
    net = nn.Linear(2, 2).load_state_dict(torch.load(path))  # errata: hit
    net.eval()
    return net


def fourth(path, model):
    model.load_state_dict(torch.load(path))  # errata: ok
    return model.eval()


def fifth(path, model):
    keys = model.load_state_dict(torch.load(path), strict=False)  # errata: ok
    print(keys.missing_keys)
    return model.eval()


def sixth(path, model):
    model = model.to("cpu")  # errata: ok
    missing, unexpected = model.load_state_dict(torch.load(path), strict=False)  # errata: ok
    return missing
