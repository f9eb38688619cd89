import torch
from torch import nn


class A(nn.Module):
    def forward(x):  # errata: hit
        return x + 1


class B(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(2, 2)

    def forward(inputs):  # errata: hit
        return torch.relu(inputs)


class C(nn.Sequential):
    pass


class D(torch.nn.Module):
    def forward(image):  # errata: hit
        return image / 255


class E(nn.Module):
    def forward(self, x):  # errata: ok
        return x


class F(nn.Module):
    def forward(self):  # errata: ok
        return torch.zeros(1)


class G(nn.Module):
    @staticmethod
    def forward(x):  # errata: ok
        return x


def forward(x):  # errata: ok
    return x


class H:
    def forward(message):  # errata: ok
        return message
