import torch
from torch.autograd import Function


# %%
class Reverse(Function):  # errata: hit
    def __init__(self, factor):
        self.factor = factor

    def forward(self, x):
        return x.view_as(x)

    def backward(self, gradient):
        return -gradient


def reverse(x):
    return Reverse()(x)


# %%
class Round(torch.autograd.Function):  # errata: hit
    def forward(self, x):
        return x.round()

    def backward(self, gradient):
        return gradient


y = Round()(x)


# %%
class Sign(torch.autograd.Function):  # errata: hit
    @staticmethod
    def forward(ctx, x):
        return x.sign()

    @staticmethod
    def backward(ctx, gradient):
        return gradient


class Layer(torch.nn.Module):
    def forward(self, x):
        return Sign()(x)


# %%
class Scale(Function):  # errata: hit
    def __init__(self, factor):
        self.factor = factor

    def forward(self, x):
        return x.view_as(x)


def scale(x, factor):
    return Scale(factor)(x)


# %%
class Floor(Function):  # errata: hit
    def forward(self, x):
        return x.floor()


class FloorLayer(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.floor = Floor()

    def forward(self, x):
        return self.floor(x)


# %%
class SignNow(Function):  # errata: ok
    @staticmethod
    def forward(ctx, x):
        return x.sign()

    @staticmethod
    def backward(ctx, gradient):
        return gradient


y = SignNow.apply(x)


# %%
class Layer2(torch.nn.Module):  # errata: ok
    def forward(self, x):
        return x


y = Layer2()(x)


# %%
class Keep(Function):  # errata: ok
    @staticmethod
    def forward(ctx, x):
        return x


keep = Keep.apply
y = keep(x)


# %%
class Ceil(Function):  # errata: ok
    @staticmethod
    def forward(ctx, x):
        return x.ceil()


y = Ceil.apply(x)(0)
ceil = Ceil()
y = ceil.apply(x)


# %%
class Keep2(Function):  # errata: ok
    @staticmethod
    def forward(ctx, x):
        return x.view_as(x)

    def __call__(self, x):
        return Keep2.apply(x)


y = Keep2()(x)
