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


class I(nn.Module):
    def forward(x, mask=None):  # errata: hit
        return x


class J(nn.Sequential):
    def forward(x: torch.Tensor) -> torch.Tensor:  # errata: hit
        return x


class K(E):
    @torch.no_grad()
    def forward(x, y):  # errata: hit
        return x + y


class L(nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = nn.Linear(4, 4)
        old = self.inner.forward

        def forward(x):  # errata: ok
            return old(x) * 2

        self.inner.forward = forward

    def run(self, x):
        def forward(x):  # errata: ok
            return self.inner(x)

        return torch.utils.checkpoint.checkpoint(forward, x)


class M(nn.Module):
    @classmethod
    def forward(cls):  # errata: ok
        return torch.zeros(2)


class N(nn.Module):
    def forward(this):  # errata: ok
        return torch.zeros(2)


class O(nn.Module):
    def forward(_, x):  # errata: ok
        return x


class P(nn.Module):
    @staticmethod
    @torch.no_grad()
    def forward(x):  # errata: ok
        return x


class Q(nn.Module):
    @torch.no_grad()
    @staticmethod
    def forward(x):  # errata: ok
        return x


class R(nn.Module):
    def forward(x):  # errata: ok
        return x

    forward = staticmethod(forward)


class S(nn.Module):
    def forward(*args):  # errata: ok
        return args[1]


class T(nn.Module):
    def make(self):
        class Inner:
            def forward(x):  # errata: ok
                return x

        return Inner


class U(torch.autograd.Function):
    @staticmethod
    def forward(x):  # errata: ok
        return x
