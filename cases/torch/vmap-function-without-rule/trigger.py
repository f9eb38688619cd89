import torch
from torch.autograd import Function
from torch.func import grad, vmap


# %%
class Sign(torch.autograd.Function):
    @staticmethod
    def forward(x):
        return x.sign()

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass

    @staticmethod
    def backward(ctx, gradient):
        return gradient


def loss(weight, x):
    return (Sign.apply(x) * weight).sum()  # errata: hit


gradients = vmap(grad(loss), in_dims=(None, 0))(weight, xs)


# %%
class Quantize(Function):
    @staticmethod
    def forward(x, scale):
        return (x / scale).round() * scale

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass

    @staticmethod
    def backward(ctx, gradient):
        return gradient, None


rows = torch.vmap(lambda x: Quantize.apply(x, 0.1))(xs)  # errata: hit


# %%
class Sign(Function):
    @staticmethod
    def forward(x):
        return x.sign()

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass


class Net(torch.nn.Module):
    def forward(self, x):
        return self.head(Sign.apply(x))  # errata: hit


net = Net()
scores = vmap(net)(xs)


# %%
class Sign(Function):
    generate_vmap_rule = True

    @staticmethod
    def forward(x):
        return x.sign()

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass


rows = vmap(lambda x: Sign.apply(x))(xs)  # errata: ok


# %%
class Sign(Function):
    @staticmethod
    def forward(x):
        return x.sign()

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass

    @staticmethod
    def vmap(info, in_dims, x):
        return Sign.apply(x), in_dims[0]


rows = vmap(lambda x: Sign.apply(x))(xs)  # errata: ok


# %%
class Sign(Function):
    @staticmethod
    def forward(x):
        return x.sign()

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass


signs = Sign.apply(xs)  # errata: ok
slopes = vmap(lambda x: x.sin())(xs)  # errata: ok


# %%
class Straight(torch.autograd.Function):
    @staticmethod
    def forward(x):
        return x.round()

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass


straight = Straight.apply


def loss(x):
    return straight(x).sum()  # errata: hit


curvature = torch.func.hessian(loss)(x)


# %%
class Sign(Function):
    @staticmethod
    def forward(x):
        return x.sign()

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass


signs = torch.vmap(Sign.apply)(xs)  # errata: hit


# %%
class Sign(Function):
    generate_vmap_rule = True

    @staticmethod
    def forward(x):
        return x.sign()

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass


signs = torch.vmap(Sign.apply)(xs)  # errata: ok
